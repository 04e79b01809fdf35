import homeView from './home-view.json' with { type: 'json' };

/** The home page's own texts, in German. */
const translations: Readonly<Record<string, string>> = {
  Home: 'Startseite',
  'Discover {!Site.siteName} Marketplace': 'Entdecken Sie den Marktplatz {!Site.siteName}',
  'Browse all': 'Alle Angebote',
  Categories: 'Kategorien',
  'Newest listings': 'Neueste Angebote',
  'All equipment': 'Alle Geräte',
  'Before you buy': 'Vor dem Kauf',
  'Learn More': 'Mehr erfahren',
  'Contact Us': 'Kontakt',
  '{"label":"Show More"}': '{"label":"Mehr anzeigen"}',
  'Sell your equipment': 'Geräte verkaufen',
  'I want to sell my equipment': 'Ich möchte Geräte verkaufen',
};

/** Members that people read or hear; all others are names and settings. */
const readable = /^(?:allText|attributes|description|label|pageName|pageTitle|text|title)$/;

function translated(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return readable.test(name) ? (translations[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((part) => translated(part, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translated(part, key)]));
}

/** The home page in German: the same view with other words. */
export const homeViewInGerman = translated(homeView) as typeof homeView;
