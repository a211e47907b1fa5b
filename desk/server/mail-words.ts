type Mail = { subject: string; text: string };

type MailWords = {
  signIn: (site: string, link: string) => Mail;
  invitation: (site: string, by: string, link: string) => Mail;
  /** Tells the author that an answer was not sent. `serverText` is the mail server's error text, or empty. */
  notSent: (site: string, visitor: string, serverText: string) => Mail;
  /** The line above the quoted message in an answer. */
  wrote: (name: string, date: string) => string;
  /** The default subject of the first answer to a message. */
  subject: (site: string, number: string) => string;
};

const WORDS: Readonly<Record<string, MailWords>> = {
  en: {
    signIn: (site, link) => ({
      subject: `Your link to the desk of ${site}`,
      text: `Open this link to sign in. It works once, for ten minutes.\n\n${link}\n\nIf you did not ask for it, ignore this e-mail: nobody has signed in.\n`,
    }),
    invitation: (site, by, link) => ({
      subject: `${by} invites you to the desk of ${site}`,
      text: `At the desk you read and answer the messages to ${site}. This link works once, for three days:\n\n${link}\n\nAfter signing in, add a passkey. Then you no longer need a link.\n`,
    }),
    notSent: (site, visitor, serverText) => ({
      subject: `Not sent: your answer to ${visitor}`,
      text: `Your answer to ${visitor} could not be sent. It is in "To do" at the desk of ${site}, where you can edit it, send it again or cancel it.\n${serverText && `\nThe mail server reported: ${serverText}\n`}`,
    }),
    wrote: (name, date) => `On ${date}, ${name} wrote:`,
    subject: (site, number) => `Your message to ${site} (${number})`,
  },
  bn: {
    signIn: (site, link) => ({
      subject: `${site}-এর ডেস্কে ঢোকার লিংক`,
      text: `এই লিংক খুললেই ঢুকতে পারবেন। এটি একবারই কাজ করে, দশ মিনিট পর্যন্ত।\n\n${link}\n\nআপনি না চেয়ে থাকলে এই ই-মেইলটি উপেক্ষা করুন: কেউ ঢোকেনি।\n`,
    }),
    invitation: (site, by, link) => ({
      subject: `${by} আপনাকে ${site}-এর ডেস্কে ডাকছেন`,
      text: `${site}-এ আসা বার্তা ডেস্কে পড়া হয়, উত্তরও সেখান থেকেই যায়। এই লিংক একবার কাজ করে, তিন দিন পর্যন্ত:\n\n${link}\n\nঢোকার পর একটি পাসকি যোগ করুন, তাহলে আর লিংক লাগবে না।\n`,
    }),
    notSent: (site, visitor, serverText) => ({
      subject: `পাঠানো যায়নি: ${visitor}-কে লেখা আপনার উত্তর`,
      text: `${visitor}-কে লেখা আপনার উত্তর পাঠানো যায়নি। ${site}-এর ডেস্কে উত্তরটি “করণীয়”-তে আছে; সেখানে বদলাতে, আবার পাঠাতে বা বাতিল করতে পারেন।\n${serverText && `\nমেইল সার্ভার লিখেছে: ${serverText}\n`}`,
    }),
    wrote: (name, date) => `${date} তারিখে ${name} লিখেছেন:`,
    subject: (site, number) => `${site}-এ পাঠানো আপনার বার্তা (${number})`,
  },
};

/**
 * Returns the texts of the desk's e-mails in a language (a BCP 47 tag), or in English if the language is not supported.
 */
export function mailWords(language: string): MailWords {
  return WORDS[language.split("-")[0] ?? ""] ?? (WORDS.en as MailWords);
}
