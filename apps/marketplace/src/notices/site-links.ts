import { hrefOf, routes } from '@relab/storefront/addresses';

/** Addresses for mails. */
export const listingLink = (baseUrl: string, id: string, urlName: string | null): string =>
  new URL(hrefOf(routes.product, { urlName: urlName || id, recordId: id }), baseUrl).href;

/** A page that needs a sign-in, by way of it. */
export const signedInLink = (baseUrl: string, path: string): string =>
  new URL(hrefOf(routes.login, undefined, { next: path }), baseUrl).href;

export const unsubscribeLink = (baseUrl: string, noticeKey: string): string =>
  new URL(hrefOf(routes.unsubscribe, { noticeKey }), baseUrl).href;
