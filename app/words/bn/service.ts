/** A service's page, and the overview of all. */
export const service = {
  jump: "এই পাতার সেবাগুলো",
  process: "যেভাবে করি, দেখুন",
  about: "[service] নিয়ে",
  first: "শুরুটা আপনার হোক",
  features: "[service] কেন আমাদের দিয়ে করাবেন",
};
