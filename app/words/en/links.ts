/** Links shared by several pages. */
export const links = {
  contact: "Contact Us",
  requestQuote: "Request a Quote",
  getQuote: "Get a Quote",
  portfolio: "View Portfolio",
  allProjects: "View All Projects",
  learnMore: "Learn More",
};
