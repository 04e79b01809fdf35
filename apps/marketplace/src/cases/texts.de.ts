import type { InquiryMailTexts } from './texts.ts';

export const german: InquiryMailTexts = {
  reason: (shop) => `Sie erhalten diese E-Mail, weil jemand mit dieser Adresse an ${shop} geschrieben hat.`,
  received: {
    message: (number) => `Wir haben Ihre Nachricht ${number}`,
    question: (number) => `Wir haben Ihre Frage ${number}`,
    report: (number) => `Wir haben Ihre Meldung ${number}`,
    quote: (number) => `Wir haben Ihre Angebotsanfrage ${number}`,
  },
  thanks: 'Vielen Dank, dass Sie uns geschrieben haben.',
  number: 'Nummer',
  listing: 'Inserat',
  next: 'Wie es weitergeht',
  steps: {
    message: ['Wir antworten innerhalb eines Werktags an diese Adresse.'],
    question: ['Wir fragen den Verkäufer.', 'Wir antworten innerhalb eines Werktags an diese Adresse.'],
    report: [
      'Wir sehen uns das Inserat innerhalb eines Werktags an.',
      'Der Verkäufer erfährt nicht, wer es gemeldet hat.',
      'Wir schreiben an diese Adresse, wenn es geklärt ist oder wenn wir mehr wissen müssen.',
    ],
    quote: [
      'Wir fragen den Verkäufer, ob die Geräte da sind, und nach seinem Preis.',
      'Wir schreiben Ihnen innerhalb von zwei Werktagen. Bis dahin ist nichts reserviert.',
    ],
  },
  refer: (number) =>
    `Wenn Sie uns dazu schreiben, nennen Sie bitte die Nummer ${number}. Haben nicht Sie geschrieben, brauchen Sie nichts zu tun.`,
  answered: (number) => `Unsere Antwort zu ${number}`,
  closed: (number) => `Ihr Anliegen ${number} ist erledigt`,
  answer: 'Unsere Antwort',
  writeAgain: 'Ist noch etwas offen, antworten Sie auf diese E-Mail.',
};
