export const NETWORKS = ["Twitter", "Facebook", "LinkedIn"] as const;
type Network = (typeof NETWORKS)[number];

/** The network's page for sharing an absolute address; only Twitter takes a title. */
export function shareAddress(network: Network, url: string, title: string): string {
  switch (network) {
    case "Twitter":
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: title })}`;
    case "Facebook":
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
    case "LinkedIn":
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
  }
}
