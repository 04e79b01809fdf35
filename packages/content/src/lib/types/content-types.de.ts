import type { TypeTranslation } from './content-type.ts';

const file = {
  source: 'Datei',
  'source.type': 'Herkunft',
  'source.mimeType': 'Dateityp',
  'source.url': 'Adresse',
};
const text = { title: 'Titel', excerpt: 'Auszug', body: 'Text' };
const picture = (name: string, label: string) => ({
  [name]: label,
  [`${name}.contentKey`]: 'Inhaltsschlüssel',
  [`${name}.altText`]: 'Alternativtext',
  [`${name}.title`]: 'Titel',
});
const banner = picture('bannerImage', 'Bannerbild');
const head = {
  head: 'Suchmaschinen und Teilen',
  'head.title': 'Titel in Suchergebnissen',
  'head.description': 'Beschreibung in Suchergebnissen',
  'head.noIndex': 'Von Suchmaschinen nicht gelistet',
  'head.canonicalUrl': 'Kanonische Adresse',
  'head.cardTitle': 'Titel beim Teilen',
  'head.cardDescription': 'Beschreibung beim Teilen',
  ...picture('head.image', 'Bild beim Teilen'),
};
const action = { buttonText: 'Text der Schaltfläche', buttonUrl: 'Link der Schaltfläche' };

/** What built-in types are called in German, by their names. */
export const builtInTypesDe = {
  news: { name: 'Nachricht', texts: { ...text, ...banner, ...head } },
  textPage: { name: 'Textseite', texts: { ...text, ...banner, ...head } },
  hero: { name: 'Aufmacher', texts: { ...text, ...banner, ...action } },
  card: {
    name: 'Karte',
    texts: { title: 'Titel', text: 'Text', ...picture('image', 'Bild'), ...action },
  },
  image: {
    name: 'Bild',
    texts: {
      title: 'Titel',
      altText: 'Alternativtext',
      ...file,
      focalPoint: 'Fokuspunkt',
      'focalPoint.x': 'Von links',
      'focalPoint.y': 'Von oben',
      crop: 'Ausschnitt',
      'crop.x': 'Von links',
      'crop.y': 'Von oben',
      'crop.width': 'Breite',
      'crop.height': 'Höhe',
    },
  },
  document: { name: 'Dokument', texts: { title: 'Titel', ...file } },
  collection: {
    name: 'Sammlung',
    texts: {
      source: 'Quelle',
      'source=manual': 'Einzeln ausgewählte Inhalte',
      'source=query': 'Alle Inhalte einer Art',
      contentKeys: 'Inhalte',
      'contentKeys[]': 'Inhalt',
      contentTypeFQN: 'Art der Inhalte',
      sortBy: 'Reihenfolge',
      'sortBy=publishedDate': 'Zuletzt veröffentlichte zuerst',
      'sortBy=title': 'Nach Titel',
      most: 'Höchstens',
    },
  },
  view: { name: 'Ansicht', texts: {} },
} as const satisfies Readonly<Record<string, TypeTranslation>>;
