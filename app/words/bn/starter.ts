/** Message while a submitted form waits for the page's scripts. */
export const starter = { unsent: "এখনো পাঠানো হয়নি, এই পাতার একটি অংশ লোড হয়নি। তার বদলে [email]-এ লিখুন।" };
