/** Header, menus, footer, and what is said of a page that did not load. */
export const layout = {
  skip: "সরাসরি লেখায় যান",
  mainMenu: "প্রধান",
  menu: "মেনু",
  openMenu: "মেনু খুলুন",
  closeMenu: "মেনু বন্ধ করুন",
  submenu: "[name] মেনু",
  closeSearch: "খোঁজ বন্ধ করুন",
  footer: "ফুটার",
  loading: "আসছে",
  newTab: "(নতুন ট্যাবে খোলে)",
  missing: "এই পাতা খোলার পর সাইটটি নতুন হয়েছে, তাই এর একটি অংশ নেই।",
  reload: "পাতাটি আবার খুলুন",
  failure: {
    title: "পাতাটি খোলেনি",
    answer: "পাতাটি আবার খুলুন, নয়তো প্রথম পাতা থেকে শুরু করুন।",
    connection: "ইন্টারনেট হয়তো নেই। ফিরে এলে পাতাটি নিজেই আসবে।",
    retry: "আবার চেষ্টা করুন",
    home: "প্রথম পাতায় ফিরুন",
  },
};
