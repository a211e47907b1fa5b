/** Header, menus, footer, and messages for a page that fails to load. */
export const layout = {
  skip: "সরাসরি লেখায় যান",
  mainMenu: "প্রধান",
  menu: "মেনু",
  openMenu: "মেনু খুলুন",
  closeMenu: "মেনু বন্ধ করুন",
  submenu: "[name] মেনু",
  closeSearch: "অনুসন্ধান বন্ধ করুন",
  footer: "ফুটার",
  loading: "লোড হচ্ছে",
  newTab: "(নতুন ট্যাবে খোলে)",
  missing: "আপনি এই পাতা খোলার পর সাইটটি হালনাগাদ হয়েছে, তাই এর একটি অংশ নেই।",
  reload: "পাতাটি আবার লোড করুন",
  failure: {
    title: "পাতাটি লোড হয়নি",
    answer: "পাতাটি আবার লোড করুন, নয়তো হোমপেজ থেকে শুরু করুন।",
    connection: "ইন্টারনেট সংযোগ হয়তো নেই। সংযোগ ফিরলে পাতাটি নিজে থেকেই লোড হবে।",
    retry: "আবার চেষ্টা করুন",
    home: "হোমপেজে ফিরুন",
  },
};
