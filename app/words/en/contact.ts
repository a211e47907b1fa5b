import { optionalLabels } from "../../../supabase/contact-field-labels.ts";

/** Contact page and form. Values replace names in brackets, such as `[email]`. */
export const contact = {
  form: "Contact",
  fields: { name: "Name", email: "Email", ...optionalLabels("en"), message: "Message" },
  optional: "optional",
  optionalUnsent: "optional, not sent",
  send: "Send Message",
  sending: "Sending...",
  errors: {
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email address",
    messageShort: "Message must be at least 10 characters",
    messageLong: "Message must be at most [most] characters; this one has [length]",
  },
  sent: { title: "Message sent!", description: "We'll get back to you as soon as possible." },
  sentNote: { title: "Your message is with us.", description: "We will answer by e-mail." },
  sentNumber: "If you ask about it, give the number [number].",
  whatWasSent: "What you sent",
  failed: { title: "Error", description: "Something went wrong. Please try again." },
  failedNote: "Your message was not sent.",
  failedWay: "Nothing you wrote is lost: send it again, or write to [email].",
  withoutScripts: "This form needs JavaScript. Write to [email] instead.",
  withoutScriptsPhone: "This form needs JavaScript. Write to [email] or call [phone] instead.",
  trap: "Leave this empty",
  information: { phone: "Phone", address: "Address", hours: "Business hours" },
  opening: {
    open: "Open now, closes [time]",
    closed: "Closed now",
    today: "Closed now, opens today [time]",
    later: "Closed now, opens [day] [time]",
    closedDay: "Closed",
    range: "[from] to [to]",
    /** [clock] is "9:00 AM". A language may use [dayPeriod], [hour] and [minute] instead. */
    fullHour: "[clock]",
    hour: "[clock]",
  },
  quote: {
    plain: "I would like a quote.",
    service: "I would like a quote for [service].",
    project: "I would like a quote, something like [project].",
    both: "I would like a quote for [service], something like [project].",
  },
  copy: { email: "Copy e-mail address", phone: "Copy phone number [phone]", address: "Copy postal address" },
  copied: "Copied",
  notCopied: "Could not be copied",
  otherWays: "Other ways to reach us",
};
