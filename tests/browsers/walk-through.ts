/** Scrolls through the page by windows, so that all lazy content loads. Runs in the page. */
export async function walkThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(done));
  }
  window.scrollTo({ top: 0, behavior: "instant" });
}
