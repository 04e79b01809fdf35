import { type ApiError, badRequest } from '@relab/server/http';

export const invalidRedirect = (message: string): ApiError => badRequest(message, 'redirectInfo.redirectUrl');

/** A path of the site, or the address of another. Throws for what browsers would not follow or would run. */
export function redirectAddress(value: string, origin: string): string {
  const text = value.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username !== '' || url.password !== '' || !(isPath || /^https?:\/\//i.test(text)))
    throw invalidRedirect(
      'A redirect leads to a path that begins with a slash, or to an address with http or https.',
    );
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}
