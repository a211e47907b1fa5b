/** Functions that change a page as browser extensions, translators and phones do. They run in the page. */
export const ALTERATIONS: Readonly<Record<string, () => void>> = {
  "a password manager adds an icon beside every field": () => {
    for (const field of document.querySelectorAll("input, textarea"))
      field.after(document.createElement("com-1password-button"), document.createElement("div"));
  },
  "a translator wraps the words of headings": () => {
    for (const heading of document.querySelectorAll("h1, h2, h3")) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const font = document.createElement("font");
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    }
  },
  "a translator replaces every text of the page": () => {
    document.documentElement.classList.add("translated-ltr");
    document.title = "Traducido";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, noscript")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.data}·`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  "extensions add attributes and elements to html, head and body": () => {
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    document.documentElement.style.setProperty("--extension", "1");
    document.body.setAttribute("data-gr-ext-installed", "");
    document.body.prepend(document.createElement("div"));
    document.body.append(document.createElement("grammarly-desktop-integration"));
    document.documentElement.append(document.createElement("div"));
    const style = document.createElement("style");
    style.className = "darkreader";
    document.head.prepend(style, document.createElement("meta"));
  },
  "a phone makes telephone numbers links": () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!/\+?\d[\d -]{4,}/.test(text.data) || text.parentElement?.closest("script, style, noscript"))
        continue;
      const link = document.createElement("a");
      link.href = "tel:0";
      text.replaceWith(link);
      link.append(text);
    }
  },
  "a blocker removes elements": () => {
    document.querySelector("main h2")?.remove();
    document.querySelector("footer ul")?.remove();
  },
  "a script changes a word": () => {
    const heading = document.querySelector("h1");
    if (heading) heading.textContent = "Changed";
  },
};

/** The text typed into every field before the page's scripts start. */
export const TYPED = "typed@early.example";

export const TYPED_FIELDS =
  "input:is([type=text], [type=email], [type=tel], [type=search]):not([readonly]), textarea:not([readonly])";

/** Applies all alterations, one after the other. */
export const alterAll = new Function(
  Object.values(ALTERATIONS)
    .map((alter) => `(${alter})();`)
    .join("\n"),
) as () => void;

/**
 * Returns the source of a script that records the text's length, fills the fields and alters the page once it is
 * parsed, before any other script runs.
 */
export const alterEarly = (alter: () => void) => `addEventListener("DOMContentLoaded", () => {
  window.parsedLength = document.body.innerText.length;
  for (const field of document.querySelectorAll("${TYPED_FIELDS}")) field.value = "${TYPED}";
  (${alter})();
});`;
