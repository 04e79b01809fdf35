import { formatCount, formatMoney } from '@relab/commerce';
import type { ProductSearchResult } from '@relab/contract/commerce';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { conditions } from '@relab/storefront/conditions';
import type { DueSearch } from './due-searches.ts';
import type { NoticeLanguage } from './notice-language.ts';
import { listingLink, unsubscribeLink } from './site-links.ts';

/** As many as are read in a mail; the others are a number. */
const maxEntries = 10;

/** Fields of a listing that the email shows. */
export const emailFields = ['Condition__c', 'Year__c', 'Location_City__c'] as const;

function detailOf({ fields, prices }: ProductSearchResult, currency: string, notice: NoticeLanguage): string {
  const { texts, locale, translate } = notice;
  const value = (name: (typeof emailFields)[number]): string => fields[name]?.value ?? '';
  const condition = conditions.find(({ apiName }) => apiName === value('Condition__c'));
  const price =
    prices.unitPrice === null
      ? texts.search.onRequest
      : texts.net(formatMoney(prices.unitPrice, currency, locale(currency)));
  return [price, translate(condition?.label ?? ''), value('Year__c'), value('Location_City__c')]
    .filter((part) => part !== '')
    .join(', ');
}

/** For somebody who saved a search: the listings that came since the last look. */
export function searchEmail(
  search: DueSearch,
  matches: readonly ProductSearchResult[],
  currency: string,
  notice: NoticeLanguage,
): EmailTemplate {
  const { baseUrl, shop, keys, language, productName, localizedPath } = notice;
  const texts = notice.texts.search;
  const count = (number: number): string => formatCount(String(number), notice.locale(currency));
  const more = matches.length - maxEntries;
  const rest: readonly EmailBlock[] = more > 0 ? [{ kind: 'text', text: texts.more(count(more)) }] : [];
  const all = new URL(localizedPath(search.address), baseUrl);
  all.searchParams.set('sort', 'newest');
  return {
    siteName: shop.name,
    language,
    title: texts.title(count(matches.length), search.name),
    blocks: [
      {
        kind: 'entries',
        entries: matches.slice(0, maxEntries).map((product) => ({
          name: productName(product.name),
          href: listingLink(product.id, product.urlName, notice),
          detail: detailOf(product, currency, notice),
        })),
      },
      ...rest,
      { kind: 'link', label: texts.all, href: all.href },
    ],
    reason: texts.reason(shop.name),
    unsubscribe: {
      label: texts.unsubscribe,
      href: unsubscribeLink(keys.write({ kind: 'saved-search', id: search.id }), notice),
    },
  };
}
