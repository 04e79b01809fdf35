import type { SellerMailTexts } from './mail-texts.ts';

export const german: SellerMailTexts = {
  reason: (shop) =>
    `Sie erhalten diese Nachricht, weil bei ${shop} mit dieser Adresse ein Gerät zum Verkauf angeboten wurde.`,
  greeting: (name) => `Guten Tag ${name},`,
  received: 'Ihr Angebot ist bei uns',
  thanks: 'Danke, dass Sie uns Ihr Gerät anbieten. Das liegt uns vor:',
  unit: 'Gerät',
  pictures: 'Bilder',
  noPictures: 'noch keine',
  next: 'Wie es weitergeht',
  steps: [
    'Wir sehen nach, wofür vergleichbare Geräte verkauft wurden.',
    'Innerhalb von zwei Arbeitstagen schreiben wir Ihnen, in welcher Preisspanne es liegt und was wir für das Inserat brauchen.',
    'Sie entscheiden. Bis Sie zustimmen, wird nichts veröffentlicht.',
  ],
  picturesHelp:
    'Bilder helfen uns, einen Preis zu nennen: das ganze Gerät, das Typenschild und was abgenutzt ist. Schicken Sie sie als Antwort auf diese Nachricht.',
  listed: (unit) => `Inseriert: ${unit}`,
  canBeFound: (unit, shop) => `Ihr Gerät ${unit} ist ab jetzt bei ${shop} zu finden und zu kaufen.`,
  see: 'Inserat ansehen',
  check:
    'Bitte lesen Sie es, wie ein Käufer es läse. Wenn etwas nicht stimmt oder sich geändert hat, sagen Sie es uns gleich: Was dort steht, wird verkauft.',
  about: (unit) => `Zu Ihrem Gerät ${unit}`,
  rejected: (unit) => `Danke, dass Sie uns Ihr Gerät ${unit} anbieten. Wir können es nicht annehmen.`,
  why: 'Grund',
  again:
    'Es wurde nichts veröffentlicht. Wenn sich an dem Gerät etwas geändert hat, antworten Sie auf diese Nachricht, und wir sehen es uns noch einmal an.',
};
