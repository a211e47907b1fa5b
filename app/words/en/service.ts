/** A service's page. */
export const service = {
  jump: "Services on this page",
  process: "View Our Process",
  about: "about [service]",
  features: "Why Choose Our [service] Service",
};
