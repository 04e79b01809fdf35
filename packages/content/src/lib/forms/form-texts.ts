/** A form's own texts, beside what its authors wrote. */
export interface FormTexts {
  readonly send: string;
  readonly required: string;
  readonly choose: string;
  readonly thanks: string;
  readonly thanksText: string;
  readonly notSent: string;
  readonly honeypot: string;
  readonly gone: string;
  readonly tooLarge: string;
  readonly tooMany: string;
  readonly sentBefore: string;
  readonly missing: (label: string) => string;
  readonly missingChoice: (label: string) => string;
  readonly missingTick: (label: string) => string;
  readonly tooLong: (label: string, longest: number) => string;
  readonly notShown: (label: string) => string;
  readonly notOffered: (label: string) => string;
  readonly noEmail: (label: string) => string;
  readonly noPhone: (label: string) => string;
}

const en: FormTexts = {
  send: 'Send',
  required: 'required',
  choose: 'Choose one',
  thanks: 'Thank you',
  thanksText: 'What you sent is with us.',
  notSent: 'This was not sent yet',
  honeypot: 'Homepage, to be left empty',
  gone: 'This form is not here any more.',
  tooLarge: 'What was sent is too long. Go back and shorten it.',
  tooMany: 'Too much was sent from your network. Go back, wait some minutes and send it again.',
  sentBefore:
    'This was sent before with other content, and that was kept. Send it again to send what stands here.',
  missing: (label) => `Fill in “${label}”.`,
  missingChoice: (label) => `Choose one at “${label}”.`,
  missingTick: (label) => `Tick “${label}” to go on.`,
  tooLong: (label, longest) => `“${label}”: use ${longest} characters at most.`,
  notShown: (label) => `“${label}”: remove the control characters.`,
  notOffered: (label) => `“${label}”: choose one that is offered.`,
  noEmail: (label) => `“${label}”: enter an e-mail address such as name@institute.example.`,
  noPhone: (label) => `“${label}”: enter a phone number such as +49 30 123456.`,
};

const de: FormTexts = {
  send: 'Absenden',
  required: 'erforderlich',
  choose: 'Bitte wählen',
  thanks: 'Vielen Dank',
  thanksText: 'Ihre Angaben sind bei uns angekommen.',
  notSent: 'Noch nicht abgesendet',
  honeypot: 'Homepage, bitte frei lassen',
  gone: 'Dieses Formular gibt es hier nicht mehr.',
  tooLarge: 'Die Angaben sind zu lang. Gehen Sie zurück und kürzen Sie sie.',
  tooMany:
    'Aus Ihrem Netz wurde zu viel gesendet. Gehen Sie zurück, warten Sie einige Minuten und senden Sie noch einmal.',
  sentBefore:
    'Dies wurde mit anderem Inhalt schon gesendet, und das ist angekommen. Senden Sie noch einmal, um zu senden, was hier steht.',
  missing: (label) => `Füllen Sie „${label}“ aus.`,
  missingChoice: (label) => `Wählen Sie bei „${label}“ etwas aus.`,
  missingTick: (label) => `Setzen Sie bei „${label}“ ein Häkchen, um fortzufahren.`,
  tooLong: (label, longest) => `„${label}“: höchstens ${longest} Zeichen.`,
  notShown: (label) => `„${label}“: Entfernen Sie die Steuerzeichen.`,
  notOffered: (label) => `„${label}“: Wählen Sie etwas Angebotenes aus.`,
  noEmail: (label) => `„${label}“: Geben Sie eine E-Mail-Adresse wie name@institut.example ein.`,
  noPhone: (label) => `„${label}“: Geben Sie eine Telefonnummer wie +49 30 123456 ein.`,
};

/** In the language of the form, English where there are none in it. */
export const formTexts = (language: string): FormTexts => (/^de(?:[_-]|$)/i.test(language) ? de : en);
