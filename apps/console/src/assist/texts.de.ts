export const title = 'Um einen Vorschlag bitten';
export const task = 'Was';
export const tasks = {
  ShorterTitle: 'Ein kürzerer Titel',
  Translation: 'Eine Übersetzung',
  AlternativeText: 'Ein Alternativtext für ein Bild',
};
export const source = 'Aus';
export const target = 'Ins';
export const words = 'Text';
export const wordsHint = 'Ändern Sie ihn nach Belieben, bevor er gesendet wird.';
export const show = 'Zeigen, was gesendet wird';
export const sentTo = (service: string, model: string): string =>
  `Das wird an ${service} (${model}) gesendet, Wort für Wort:`;
export const send = 'Senden';
export const suggestion = 'Vorschlag';
export const suggestionHint = 'Ansehen, ändern, dann übernehmen.';
export const takeInto = 'Übernehmen in';
export const take = 'Ins Formular übernehmen';
