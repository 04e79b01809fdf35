import { hrefOf, routes } from '@relab/storefront/addresses';
import type { NoticeLanguage } from './notice-language.ts';

type Linking = Pick<NoticeLanguage, 'baseUrl' | 'localizedPath'>;

const linkTo = (path: string, { baseUrl, localizedPath }: Linking): string =>
  new URL(localizedPath(path), baseUrl).href;

/** Addresses for mails. */
export const listingLink = (id: string, urlName: string | null, notice: Linking): string =>
  linkTo(hrefOf(routes.product, { urlName: urlName || id, recordId: id }), notice);

/** A page that needs a sign-in, by way of it. */
export const signedInLink = (path: string, notice: Linking): string =>
  linkTo(hrefOf(routes.login, undefined, { next: notice.localizedPath(path) }), notice);

export const unsubscribeLink = (noticeKey: string, notice: Linking): string =>
  linkTo(hrefOf(routes.unsubscribe, { noticeKey }), notice);
