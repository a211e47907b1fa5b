/** Blog page. */
export const blog = {
  filter: "লেখা বাছুন",
  shown: { one: "[count]টি লেখা দেখানো হচ্ছে", other: "[count]টি লেখা দেখানো হচ্ছে" },
};
