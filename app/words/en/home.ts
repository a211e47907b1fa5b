/** Home page: carousel, sections, and the message of a section that fails to load. */
export const home = {
  hero: {
    label: "Services",
    carousel: "carousel",
    slide: "slide",
    stop: "Stop slide rotation",
    start: "Start slide rotation",
    previous: "Previous slide",
    next: "Next slide",
    choose: "Choose slide",
    goTo: "Go to slide [number]",
    position: "[number] of [count]",
  },
  clients: "Clients",
  served: "yes",
  onTo: "Go to [year]",
  failed: "This section could not be loaded. The connection may be down.",
  retry: "Retry",
};
