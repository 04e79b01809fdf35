import type { FoundProduct } from '@relab/contract/commerce';
import { localeOf, moneyWords } from '@relab/server/commerce';
import type { Letter, LetterBlock } from '@relab/server/mail';
import { conditions } from '../catalogue/index.ts';
import type { DueSearch } from './due-searches.ts';
import type { NoticeOptions } from './notice-options.ts';
import { listingLink, unsubscribeLink } from './site-links.ts';

/** As many as are read in a mail; the others are a number. */
const mostEntries = 10;

/** Fields that a mail says of a listing. */
export const letterFields = ['Condition__c', 'Year__c', 'Location_City__c'] as const;

function detailOf({ fields, prices }: FoundProduct, currency: string, { shop }: NoticeOptions): string {
  const value = (name: (typeof letterFields)[number]): string => fields[name]?.value ?? '';
  const condition = conditions.find(({ apiName }) => apiName === value('Condition__c'));
  const price =
    prices.unitPrice === null
      ? 'Price on request'
      : `${moneyWords(prices.unitPrice, currency, localeOf(shop, currency))} net`;
  return [price, condition?.label ?? '', value('Year__c'), value('Location_City__c')]
    .filter((part) => part !== '')
    .join(', ');
}

/** What somebody is told who saved a search: what came since. */
export function searchLetter(
  search: DueSearch,
  found: readonly FoundProduct[],
  currency: string,
  options: NoticeOptions,
): Letter {
  const { baseUrl, shop, keys } = options;
  const count = found.length;
  const more = count - mostEntries;
  const rest: readonly LetterBlock[] =
    more > 0 ? [{ kind: 'text', text: more === 1 ? 'And one more.' : `And ${more} more.` }] : [];
  const all = new URL(search.address, baseUrl);
  all.searchParams.set('sort', 'newest');
  return {
    siteName: shop.name,
    title: `${count === 1 ? 'A new listing' : `${count} new listings`} for “${search.name}”`,
    blocks: [
      {
        kind: 'entries',
        entries: found.slice(0, mostEntries).map((product) => ({
          name: product.name,
          href: listingLink(baseUrl, product.id, product.urlName),
          detail: detailOf(product, currency, options),
        })),
      },
      ...rest,
      { kind: 'link', label: 'See all that it finds, newest first', href: all.href },
    ],
    reason: `You get this because you saved this search at ${shop.name}. How often you hear of it stands on the page of your saved searches.`,
    unsubscribe: {
      label: 'No more mails about this search',
      href: unsubscribeLink(baseUrl, keys.write({ kind: 'saved-search', id: search.id })),
    },
  };
}
