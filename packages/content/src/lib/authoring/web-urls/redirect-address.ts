import { ApiError } from '@relab/server/http';

export const refuseRedirect = (message: string): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['redirectInfo.redirectUrl'] });

/** A path of the site, or the address of another; refuses what browsers would not follow or would run. */
export function redirectAddress(given: string, origin: string): string {
  const text = given.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username !== '' || url.password !== '' || !(isPath || /^https?:\/\//i.test(text)))
    throw refuseRedirect(
      'A redirect leads to a path that begins with a slash, or to an address with http or https.',
    );
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}
