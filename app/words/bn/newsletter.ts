/** Newsletter form in the footer: toasts, and notes below the form after submission. */
export const newsletter = {
  sending: "গ্রাহক করা হচ্ছে...",
  simulated: "এটি একটি নমুনা সাইট, আপনার ঠিকানা পাঠানো বা রাখা হয় না।",
  invalid: { title: "ই-মেইল ঠিক নয়", description: "সঠিক ই-মেইল ঠিকানা লিখুন।" },
  success: { title: "হয়ে গেছে!", description: "আপনি আমাদের নিউজলেটারের গ্রাহক হয়েছেন।" },
  error: { title: "গ্রাহক করা যায়নি", description: "কোথাও সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।" },
  notes: {
    invalid: "ঠিকানায় @ লাগে, যেমন you@company.com।",
    success: "আপনার ঠিকানা তালিকায় আছে।",
    error: "আপনার ঠিকানা এখনো তালিকায় ওঠেনি।",
  },
  withoutScripts: "এই ফরমে জাভাস্ক্রিপ্ট লাগে। [email]-এ লিখুন, আমরা তালিকায় যোগ করে নেব।",
};
