/** A service's page. */
export const service = {
  jump: "এই পাতার সেবাগুলো",
  process: "যেভাবে করি, দেখুন",
  about: "[service] নিয়ে",
  features: "[service] কেন আমাদের দিয়ে করাবেন",
};
