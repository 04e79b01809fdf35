import { localeOf, moneyWords } from '@relab/server/commerce';
import type { Letter, LetterBlock } from '@relab/server/mail';
import { hrefOf, routes } from '@relab/storefront/addresses';
import type { NoticeOptions } from './notice-options.ts';
import { listingLink, signedInLink, unsubscribeLink } from './site-links.ts';
import type { WatchNews } from './watch-news.ts';

/** As many as are read in a mail; the others stand on the page. */
const mostEntries = 20;

const headings = {
  fell: 'The price fell',
  back: 'For sale again',
  sold: 'Sold',
  gone: 'Not offered any more',
} as const;
const kinds = Object.keys(headings) as (keyof typeof headings)[];

function titleOf(news: readonly WatchNews[]): string {
  const [only, ...others] = news;
  if (!only || others.length > 0) return `News of ${news.length} listings that you watch`;
  switch (only.kind) {
    case 'fell':
      return `The price fell: ${only.name}`;
    case 'back':
      return `For sale again: ${only.name}`;
    case 'sold':
      return `Sold: ${only.name}`;
    case 'gone':
      return `Not offered any more: ${only.name}`;
  }
}

function detailOf(news: WatchNews, { shop }: NoticeOptions): string {
  const money = (amount: string): string => moneyWords(amount, news.currency, localeOf(shop, news.currency));
  switch (news.kind) {
    case 'fell':
      return `Now ${money(news.price)} net for one unit, ${money(news.before)} before.`;
    case 'back':
      return news.price === null
        ? 'It can be ordered again.'
        : `It can be ordered again, at ${money(news.price)} net.`;
    case 'sold':
      return 'No unit is left. The page stays, with listings that are like it.';
    case 'gone':
      return 'It was taken off the shop.';
  }
}

/** What somebody is told of the listings that they watch. */
export function watchLetter(news: readonly WatchNews[], ownerId: string, options: NoticeOptions): Letter {
  const { baseUrl, shop, keys } = options;
  const told = news.slice(0, mostEntries);
  const blocks = kinds.flatMap((kind): readonly LetterBlock[] => {
    const entries = told
      .filter((one) => one.kind === kind)
      .map((one) => ({
        name: one.name,
        href: listingLink(baseUrl, one.listing, one.urlName),
        detail: detailOf(one, options),
      }));
    return entries.length === 0
      ? []
      : [
          { kind: 'heading', text: headings[kind] },
          { kind: 'entries', entries },
        ];
  });
  const more = news.length - told.length;
  return {
    siteName: shop.name,
    title: titleOf(news),
    blocks: [
      ...blocks,
      ...(more > 0
        ? [{ kind: 'text', text: `${more} more stand on the page of what you watch.` } as const]
        : []),
      { kind: 'link', label: 'See what you watch', href: signedInLink(baseUrl, hrefOf(routes.watching)) },
    ],
    reason: `You get this because you watch listings at ${shop.name}.`,
    unsubscribe: {
      label: 'No more mails about what I watch',
      href: unsubscribeLink(baseUrl, keys.write({ kind: 'watching', id: ownerId })),
    },
  };
}
