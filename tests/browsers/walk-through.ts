/** Scrolls through the page by windows and back, and waits until each lazy section is loaded. Runs in the page. */
export async function walkThrough(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await frame();
  }
  for (const section of document.querySelectorAll("[data-lazy]"))
    while (section.getAttribute("data-state") !== "shown") {
      section.scrollIntoView({ behavior: "instant" });
      await frame();
    }
  window.scrollTo({ top: 0, behavior: "instant" });
  await frame();
  await frame();
}
