import type { SiteLinkQuery } from '@relab/content';
import type { SiteLink } from '@relab/contract/content';
import { hrefOf, routes } from '@relab/storefront/addresses';

/** Pages that are always there, by what they are called in the footer. */
const pages: readonly { readonly path: string; readonly en: string; readonly de: string }[] = [
  { path: hrefOf(routes.home), en: 'Home', de: 'Startseite' },
  { path: hrefOf(routes.guides), en: 'All guides', de: 'Alle Ratgeber' },
  { path: hrefOf(routes.sell), en: 'Sell equipment', de: 'Geräte verkaufen' },
  { path: hrefOf(routes.contact), en: 'Contact us', de: 'Kontakt' },
  { path: hrefOf(routes.privacy), en: 'Privacy', de: 'Datenschutz' },
  { path: hrefOf(routes.compare), en: 'Compare listings', de: 'Angebote vergleichen' },
  { path: hrefOf(routes.cart), en: 'Cart', de: 'Warenkorb' },
  { path: hrefOf(routes.orders), en: 'Orders', de: 'Bestellungen' },
  { path: hrefOf(routes.quotes), en: 'Quotes', de: 'Angebotsanfragen' },
  { path: hrefOf(routes.watchlist), en: 'Watching', de: 'Merkliste' },
  { path: hrefOf(routes.savedSearches), en: 'Saved searches', de: 'Gespeicherte Suchen' },
];

const maxLinks = 50;

/** Pages of the site by their names, then the categories that its menus show. */
export async function findSiteLinks({
  database,
  words,
  language,
}: SiteLinkQuery): Promise<readonly SiteLink[]> {
  const letters = words.toLowerCase();
  const found = pages
    .map(({ path, en, de }): SiteLink => ({ kind: 'Page', label: language === 'de' ? de : en, path }))
    .filter(({ label, path }) => label.toLowerCase().includes(letters) || path.includes(letters));
  const categories = await database
    .selectFrom('product_category')
    .select(['id', 'name', 'url_name'])
    .where(({ not }) => not('is_deleted'))
    .where('is_navigational', '=', true)
    .where('url_name', 'is not', null)
    .$if(words !== '', (query) => query.where('name', 'ilike', `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`))
    .orderBy('name')
    .limit(maxLinks)
    .$narrowType<{ url_name: string }>()
    .execute();
  const links = categories.map(
    ({ id, name, url_name: urlName }): SiteLink => ({
      ...{ kind: 'Category', label: name, path: hrefOf(routes.category, { urlName, recordId: id }) },
    }),
  );
  return [...found, ...links].slice(0, maxLinks);
}
