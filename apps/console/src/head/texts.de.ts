export const head = 'Suchmaschinen und Teilen';
export const labels = {
  title: 'Titel in Suchergebnissen',
  description: 'Beschreibung in Suchergebnissen',
  canonicalUrl: 'Kanonische Adresse',
  cardTitle: 'Titel beim Teilen',
  cardDescription: 'Beschreibung beim Teilen',
} as const;
export const hints = {
  title: 'Leer gilt der Titel der Seite. Etwa 60 Zeichen werden gezeigt.',
  description: 'Leer gilt der Auszug oder der Anfang des Textes. Etwa 160 Zeichen werden gezeigt.',
  canonicalUrl:
    'Nur wenn derselbe Text unter einer anderen Adresse steht, die Suchmaschinen listen sollen: ein Pfad wie /guides oder mit https://.',
  cardTitle: 'Leer gilt der Titel in Suchergebnissen.',
  cardDescription: 'Leer gilt die Beschreibung in Suchergebnissen.',
} as const;
export const noIndex = 'Von Suchmaschinen nicht gelistet';
export const noIndexHint =
  'Die Seite bleibt für alle offen, die ihre Adresse haben, und fehlt in der Sitemap.';
export const noAddress =
  'Ein Pfad, der mit einem Schrägstrich beginnt, oder eine Adresse mit http:// oder https://.';
export const image = 'Bild beim Teilen';
export const previewHint = 'Wie es aussieht, zeigt „Suchergebnis und geteilter Link“ unter dem Formular.';
