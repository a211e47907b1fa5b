/** Portfolio page. */
export const portfolio = {
  filter: "কাজ বাছুন",
  shown: { one: "[count]টি কাজ দেখানো হচ্ছে", other: "[count]টি কাজ দেখানো হচ্ছে" },
};
