import { hrefOf, routes } from '@relab/storefront/addresses';
import { demoContents } from '../demo/contents.ts';
import type { Article, ContentLanguage } from '../site/article.ts';

interface Link {
  readonly label: Readonly<Record<ContentLanguage, string>>;
  /** A path of the site, or the URL name of a content. */
  readonly to: { readonly path: string } | { readonly urlName: string };
}

interface Group {
  readonly label: Readonly<Record<ContentLanguage, string>>;
  readonly links: readonly Link[];
}

const link = (to: Link['to'], english: string, german: string): Link => ({
  label: { en_US: english, de: german },
  to,
});
const guideLink = ({ urlName, footerLabel }: Article): readonly Link[] =>
  footerLabel ? [{ label: footerLabel, to: { urlName } }] : [];
const page = (path: string) => ({ path });
const content = (urlName: string) => ({ urlName });

/** What stands at the foot of every page; `everything` is the address of the category that holds all. */
export const footer = (everything: string): readonly Group[] => [
  {
    label: { en_US: 'Buy', de: 'Kaufen' },
    links: [
      link(page(everything), 'All equipment', 'Alle Geräte'),
      link(page(hrefOf(routes.cart)), 'Cart', 'Warenkorb'),
      link(page(hrefOf(routes.orders)), 'Orders', 'Bestellungen'),
      link(page(hrefOf(routes.quotes)), 'Quotes', 'Angebotsanfragen'),
      link(page(hrefOf(routes.watchlist)), 'Watching', 'Merkliste'),
      link(page(hrefOf(routes.savedSearches)), 'Saved searches', 'Gespeicherte Suchen'),
    ],
  },
  {
    label: { en_US: 'Good to know', de: 'Gut zu wissen' },
    links: [
      link(content('condition-grades'), 'Condition grades', 'Zustandsstufen'),
      link(content('shipping-and-rigging'), 'Shipping and rigging', 'Versand und Einbringung'),
      link(content('warranty-and-returns'), 'Warranty and returns', 'Garantie und Rückgabe'),
      ...demoContents.firstGuides.flatMap(guideLink),
      link(page(hrefOf(routes.guides)), 'All guides', 'Alle Ratgeber'),
    ],
  },
  {
    label: { en_US: 'Sell and ask', de: 'Verkaufen und fragen' },
    links: [
      link(page(hrefOf(routes.sell)), 'Sell equipment', 'Geräte verkaufen'),
      link(content('how-selling-works'), 'How selling works', 'So läuft der Verkauf'),
      link(page(hrefOf(routes.compare)), 'Compare listings', 'Angebote vergleichen'),
      link(page(hrefOf(routes.contact)), 'Contact us', 'Kontakt'),
    ],
  },
  {
    label: { en_US: 'Relab', de: 'Relab' },
    links: [
      link(content('about'), 'About us', 'Über uns'),
      link(content('terms'), 'Terms of sale', 'Verkaufsbedingungen'),
      link(content('legal-notice'), 'Legal notice', 'Impressum'),
      link(page(hrefOf(routes.privacy)), 'Privacy', 'Datenschutz'),
    ],
  },
];
