/** The home page: its carousel, its sections, and what a section says that did not load. */
export const home = {
  figures: "সংখ্যায় এজেন্সি",
  hero: {
    label: "সেবা",
    carousel: "স্লাইডশো",
    slide: "স্লাইড",
    stop: "স্লাইড ঘোরা থামান",
    start: "স্লাইড ঘোরা চালু করুন",
    previous: "আগের স্লাইড",
    next: "পরের স্লাইড",
    choose: "স্লাইড বাছুন",
    goTo: "[number] নম্বর স্লাইডে যান",
    position: "[count]টির [number] নম্বর",
  },
  clients: "ক্লায়েন্ট",
  served: "হ্যাঁ",
  onTo: "[year] সালে যান",
  failed: "এই অংশটি আনা গেল না। ইন্টারনেট হয়তো নেই।",
  retry: "আবার চেষ্টা করুন",
};
