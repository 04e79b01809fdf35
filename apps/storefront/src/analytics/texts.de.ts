export const privacy = 'Datenschutz';
export const mayWeCount =
  'Dürfen wir zählen, welche Seiten genutzt werden? Wir zählen nichts, bevor Sie es erlauben, und nie, wer Sie sind.';
export const whatIsCounted = 'Was gezählt wird';
export const allow = 'Zählen erlauben';
export const forbid = 'Nicht zählen';
export const kept =
  'Ihre Entscheidung ist gespeichert. Auf der Seite „Datenschutz“ können Sie sie jederzeit ändern.';
