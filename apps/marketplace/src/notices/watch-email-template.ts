import { formatCount, formatMoney } from '@relab/commerce';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { hrefOf, routes } from '@relab/storefront/addresses';
import type { NoticeLanguage } from './notice-language.ts';
import { listingLink, signedInLink, unsubscribeLink } from './site-links.ts';
import type { WatchNews } from './watch-news.ts';

/** As many as are read in a mail; the others stand on the page. */
const maxEntries = 20;

const kinds = ['fell', 'back', 'sold', 'gone'] as const;

function titleOf(news: readonly WatchNews[], { texts, productName }: NoticeLanguage, count: string): string {
  const [only, ...others] = news;
  if (!only || others.length > 0) return texts.watching.title(count);
  return texts.watching.only(texts.watching[only.kind], productName(only.name));
}

function detailOf(news: WatchNews, { texts, locale }: NoticeLanguage): string {
  const { watching } = texts;
  const money = (amount: string): string => formatMoney(amount, news.currency, locale(news.currency));
  switch (news.kind) {
    case 'fell':
      return watching.fellTo(money(news.price), money(news.before));
    case 'back':
      return news.price === null ? watching.orderable : watching.orderableAt(money(news.price));
    case 'sold':
      return watching.soldOut;
    case 'gone':
      return watching.takenOff;
  }
}

/** For somebody who watches listings: what changed of them. */
export function watchEmail(
  news: readonly WatchNews[],
  ownerId: string,
  notice: NoticeLanguage,
): EmailTemplate {
  const { shop, keys, language, productName } = notice;
  const texts = notice.texts.watching;
  const count = (number: number): string => formatCount(String(number), notice.locale(shop.currency));
  const listed = news.slice(0, maxEntries);
  const blocks = kinds.flatMap((kind): readonly EmailBlock[] => {
    const entries = listed
      .filter((one) => one.kind === kind)
      .map((one) => ({
        name: productName(one.name),
        href: listingLink(one.listing, one.urlName, notice),
        detail: detailOf(one, notice),
      }));
    return entries.length === 0
      ? []
      : [
          { kind: 'heading', text: texts[kind] },
          { kind: 'entries', entries },
        ];
  });
  const more = news.length - listed.length;
  return {
    siteName: shop.name,
    language,
    title: titleOf(news, notice, count(news.length)),
    blocks: [
      ...blocks,
      ...(more > 0 ? [{ kind: 'text', text: texts.more(count(more)) } as const] : []),
      { kind: 'link', label: texts.see, href: signedInLink(hrefOf(routes.watchlist), notice) },
    ],
    reason: texts.reason(shop.name),
    unsubscribe: {
      label: texts.unsubscribe,
      href: unsubscribeLink(keys.write({ kind: 'watching', id: ownerId }), notice),
    },
  };
}
