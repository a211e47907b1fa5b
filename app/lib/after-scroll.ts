/**
 * Calls back after the page has scrolled, once the frame that shows it is drawn. There the position can be read
 * for nothing; within the scroll event the browser would have to compute style and layout before their time.
 * @returns a function that ends it.
 */
export function afterScroll(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      callback();
    });
  };
  addEventListener("scroll", onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", onScroll);
  };
}
