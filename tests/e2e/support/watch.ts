import type { Page } from "@playwright/test";

/**
 * Writes violations of the content security policy (CSP) to the console as errors, where `watch` finds them. Runs in
 * each document before the page's own scripts.
 */
export function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/**
 * Collects a page's problems: console errors, React warnings, uncaught errors, failed requests, CSP violations and
 * requests to other hosts. `allowed` are patterns of problems that the test itself causes. Returns a list that grows
 * while the page is open, and that must stay empty.
 */
export function watch(page: Page, origin: string, allowed: RegExp[]): string[] {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on("request", (request) => {
    const { protocol, origin: host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== origin) note(`foreign request: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Ignore requests that a navigation aborted.
    if (!reason.includes("ERR_ABORTED")) note(`failed request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
