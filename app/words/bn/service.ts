/** Service pages and the services page. */
export const service = {
  jump: "এই পাতার সেবাগুলো",
  process: "কাজের ধাপ দেখুন",
  about: "[service] নিয়ে",
  first: "এখানে আমাদের প্রথম ক্লায়েন্ট হোন",
  features: "[service] সেবা কেন আমাদের কাছে নেবেন",
};
