/** Home page: carousel, sections, and the message of a section that fails to load. */
export const home = {
  hero: {
    label: "সেবা",
    carousel: "স্লাইডশো",
    slide: "স্লাইড",
    stop: "স্লাইড বদলানো থামান",
    start: "স্লাইড বদলানো চালু করুন",
    previous: "আগের স্লাইড",
    next: "পরের স্লাইড",
    choose: "স্লাইড বাছুন",
    goTo: "[number] নম্বর স্লাইডে যান",
    position: "[count]টির [number] নম্বর",
  },
  clients: "ক্লায়েন্ট",
  served: "হ্যাঁ",
  onTo: "[year] সালে যান",
  failed: "এই অংশটি লোড করা যায়নি। ইন্টারনেট সংযোগ হয়তো নেই।",
  retry: "আবার চেষ্টা করুন",
};
