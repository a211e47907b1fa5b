export const NETWORKS = ["Twitter", "Facebook", "LinkedIn"] as const;

/** Returns the URL that shares a page on a network. `title` is only for Twitter, because the others accept none. */
export function shareAddress(network: (typeof NETWORKS)[number], url: string, title: string): string {
  return {
    Twitter: `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  }[network];
}
