export const privacy = 'Datenschutz';
export const consentQuestion =
  'Dürfen wir zählen, welche Seiten genutzt werden? Wir zählen nichts, bevor Sie es erlauben, und nie, wer Sie sind.';
export const countingDetails = 'Was gezählt wird';
export const allow = 'Zählen erlauben';
export const forbid = 'Nicht zählen';
export const choiceSaved =
  'Ihre Entscheidung ist gespeichert. Auf der Seite „Datenschutz“ können Sie sie jederzeit ändern.';
