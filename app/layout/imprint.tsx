import { site } from "virtual:site";
import { postalAddress } from "../lib/postal-address";
import styles from "./imprint.module.css";

/** Who sent it and where it stands, at the end of what is printed without the footer; no screen shows it. */
export function Imprint({ pathname }: { pathname: string }) {
  const { email, phones, address } = site.contact;
  return (
    <div className={styles.root}>
      <p className={`${styles.name} display`}>{site.name}</p>
      <address>
        {postalAddress(address)}
        <br />
        {[...phones, email].join(" · ")}
      </address>
      {/* The page for an unknown address was built without knowing which. */}
      <p suppressHydrationWarning>{site.url + pathname.replace(/\/$/, "")}</p>
    </div>
  );
}
