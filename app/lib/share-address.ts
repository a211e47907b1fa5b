export const NETWORKS = ["Twitter", "Facebook", "LinkedIn"] as const;

/** Returns the network's share URL for an absolute URL; only Twitter accepts a title. */
export function shareAddress(network: (typeof NETWORKS)[number], url: string, title: string): string {
  return {
    Twitter: `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  }[network];
}
