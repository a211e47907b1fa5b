/** A service's page. */
export const service = {
  process: "যেভাবে করি, দেখুন",
  about: "[service] নিয়ে",
  features: "[service] কেন আমাদের কাছে",
};
