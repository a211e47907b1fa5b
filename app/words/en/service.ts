/** A service's page. */
export const service = {
  process: "View Our Process",
  about: "about [service]",
  features: "Why Choose Our [service] Service",
};
