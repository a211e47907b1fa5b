/** The texts of the page that unsubscribes from the newsletter. */
type UnsubscribeWords = { title: string; ask: string; button: string; done: string };

const ENGLISH: UnsubscribeWords = {
  title: "Newsletter",
  ask: "You will get no more letters at this address.",
  button: "Unsubscribe",
  done: "You are unsubscribed.",
};

const WORDS: Readonly<Record<string, UnsubscribeWords>> = {
  bn: {
    title: "নিউজলেটার",
    ask: "এই ঠিকানায় আর চিঠি যাবে না।",
    button: "আর চাই না",
    done: "আপনাকে আর চিঠি পাঠানো হবে না।",
  },
  de: {
    title: "Newsletter",
    ask: "An diese Adresse kommen keine Briefe mehr.",
    button: "Abmelden",
    done: "Sie sind abgemeldet.",
  },
  es: {
    title: "Boletín",
    ask: "No recibirá más correos en esta dirección.",
    button: "Darse de baja",
    done: "Se ha dado de baja.",
  },
  fr: {
    title: "Lettre d’information",
    ask: "Vous ne recevrez plus de lettres à cette adresse.",
    button: "Se désabonner",
    done: "Vous êtes désabonné.",
  },
};

/** Returns the texts of the page in a language, or in English. @param language a BCP 47 tag */
export function unsubscribeWords(language: string): UnsubscribeWords {
  return WORDS[language.split("-")[0] ?? ""] ?? ENGLISH;
}
