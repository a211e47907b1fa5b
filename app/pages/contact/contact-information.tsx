import { useState, useSyncExternalStore } from "react";
import { fillIn } from "../../lib/fill-in";
import { telAddress } from "../../lib/tel-address";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import { contact as words } from "../../words/en/contact";
import styles from "./contact-information.module.css";
import { copyText } from "./copy-text";
import type { ContactPageData } from "./data.server";
import { openingText } from "./opening-text";

const { information: labels, copy } = words;

const MINUTE = 60_000;
/** Time in ms for which a button shows that it has copied. */
const SHOWN = 2000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

/** Shows "Open now, closes 6:00 PM" in the agency's time zone. Rendered only in the browser. */
function OpenNow({ opening }: Pick<ContactPageData["contact"], "opening">) {
  const says = useSyncExternalStore(
    everyMinute,
    () => openingText(opening, Date.now()),
    () => "",
  );
  return <p className={`${styles.openNow} font-bold`}>{says}</p>;
}

type Props = Pick<ContactPageData, "contact"> & { texts: { title: string; generalLabel: string } };

/** The contact information card: e-mail, telephone numbers, address and business hours. */
export function ContactInformation({ texts, contact }: Props) {
  const { email, phones, postal, hoursShown } = contact;
  return (
    <section className={styles.card} aria-labelledby="contact-information">
      <h2 id="contact-information" className="display text-h3">
        {texts.title}
      </h2>
      <dl className={`${styles.list} mt-3`}>
        <div>
          <dt>{texts.generalLabel}</dt>
          <dd>
            <SiteLink to={`mailto:${email}`} className="row touch" dir="ltr">
              {email}
            </SiteLink>
            <CopyButton text={email} label={copy.email} />
          </dd>
        </div>
        {phones.length > 0 && (
          <div>
            <dt>{labels.phone}</dt>
            {phones.map((phone) => (
              <dd key={phone}>
                <SiteLink to={telAddress(phone)} className="row touch" dir="ltr">
                  {phone}
                </SiteLink>
                <CopyButton text={phone} label={fillIn(copy.phone, { phone })} />
              </dd>
            ))}
          </div>
        )}
        {postal && (
          <div>
            <dt>{labels.address}</dt>
            <dd>
              <address>{postal}</address>
              <CopyButton text={postal} label={copy.address} />
            </dd>
          </div>
        )}
        <div>
          <dt>{labels.hours}</dt>
          <dd>
            <OpenNow opening={contact.opening} />
          </dd>
          {hoursShown.map(({ days, hours }) => (
            <dd key={days}>
              <span>
                {days}: {hours}
              </span>
            </dd>
          ))}
          {contact.hoursNote && <dd>{contact.hoursNote}</dd>}
        </div>
      </dl>
    </section>
  );
}

/** A button that copies text to the clipboard and shows whether the browser allowed it. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState<boolean>();
  const copyNow = async () => {
    setIsCopied(await copyText(text));
    setTimeout(() => setIsCopied(undefined), SHOWN);
  };
  return (
    <button type="button" className={styles.copy} data-scripted onClick={copyNow}>
      <span className="sr-only">{label}</span>
      <Icon name={isCopied ? "check" : "copy"} />
      <span className="sr-only" role="status">
        {isCopied !== undefined && (isCopied ? words.copied : words.notCopied)}
      </span>
    </button>
  );
}
