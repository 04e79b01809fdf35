export const headings = {
  message: 'Kontakt',
  question: 'Frage zu diesem Gerät',
  report: 'Dieses Angebot melden',
} as const;
export const headingWithListing = (heading: string, listing: string): string => `${heading}: ${listing}`;
export const description = (siteName: string): string =>
  `Fragen Sie ${siteName} nach einem Gerät, einer Bestellung oder nach etwas, das Sie suchen.`;
export const leads = {
  message: 'Eine Frage zu einem Gerät oder einer Bestellung, oder etwas, das Sie suchen.',
  question: 'Wir fragen den Verkäufer und geben nur Ihre Frage weiter, nicht wer Sie sind.',
  report: 'Sagen Sie uns, was damit nicht stimmt. Der Verkäufer erfährt nicht, wer es gemeldet hat.',
} as const;

export const listingNumber = (sku: string): string => `Angebot ${sku}`;
export const sendingFailed = 'Ihre Nachricht wurde noch nicht gesendet';
export const subject = 'Betreff';
export const subjectHint = 'Die Nummer des Angebots oder der Bestellung hilft uns, falls es eine gibt.';
export const reason = 'Grund';
export const chooseOne = 'Bitte wählen';
export const descriptions = {
  message: 'Ihre Nachricht',
  question: 'Ihre Frage',
  report: 'Was ist Ihnen aufgefallen?',
} as const;
export const yourName = 'Ihr Name';
export const email = 'E-Mail';
export const send = 'Senden';

/** By the values of `Reason__c`. */
export const reasons = {
  wrongDescription: 'Die Beschreibung oder ein Bild stimmt nicht',
  soldElsewhere: 'Es wurde anderswo verkauft oder existiert nicht',
  stolen: 'Es ist gestohlen oder gefälscht',
  notAllowed: 'Es darf nicht verkauft werden',
  other: 'Etwas anderes',
} as const;

export const nameRequired = 'Geben Sie Ihren Namen ein.';
export const subjectRequired = 'Geben Sie ein, worum es geht.';
export const messageRequired = 'Schreiben Sie, was Sie fragen möchten oder suchen.';
export const questionRequired = 'Schreiben Sie Ihre Frage.';
export const reasonRequired = 'Wählen Sie, was nicht stimmt.';
export const reasonError = 'Wählen Sie einen der Gründe.';
export const reportRequired = 'Schreiben Sie, was Ihnen aufgefallen ist.';

export const relatedGuides = 'Vielleicht schon beantwortet';
export const conditionGrades = 'Zustandsstufen';
export const conditionGradesHint = 'Was jede der sechs bedeutet.';
export const shipping = 'Versand und Einbringung';
export const shippingHint = 'Wie schwere Geräte reisen.';
export const warranty = 'Garantie und Rückgabe';
export const warrantyHint = 'Was abgedeckt ist, und wie lange.';

export const backToListing = 'Zurück zum Angebot';
export const sentHeadings = {
  message: 'Vielen Dank, wir haben Ihre Nachricht',
  question: 'Vielen Dank, wir haben Ihre Frage',
  report: 'Vielen Dank für Ihre Meldung',
} as const;
export const sentBodies = {
  message:
    'Eine E-Mail bestätigt sie, mit einer Nummer. Wir antworten innerhalb eines Werktags an dieselbe Adresse. Betrifft es ein einzelnes Gerät, fragen wir zuerst den Verkäufer.',
  question:
    'Eine E-Mail bestätigt sie, mit einer Nummer. Wir fragen den Verkäufer und antworten innerhalb eines Werktags an dieselbe Adresse.',
  report:
    'Eine E-Mail bestätigt sie, mit einer Nummer. Wir sehen uns das Angebot innerhalb eines Werktags an und schreiben Ihnen, wenn es geklärt ist. Der Verkäufer erfährt nicht, wer es gemeldet hat.',
} as const;
