/** Service pages and the services page. */
export const service = {
  jump: "Services on this page",
  process: "View Our Process",
  about: "about [service]",
  first: "Be our first client here",
  features: "Why Choose Our [service] Service",
};
