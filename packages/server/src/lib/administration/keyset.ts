import { badRequest } from '../errors/errors.ts';

const form = /^\d{1,18}$/;

/** The place in the queue after which a page begins; undefined for the first page. Throws 400 for a token of no page. */
export function readEntry(token: string | undefined): string | undefined {
  if (token === undefined || token === '') return undefined;
  const place = Buffer.from(token, 'base64url').toString();
  if (!form.test(place)) throw badRequest('This is no page that was answered before.', 'pageToken');
  return place;
}

/** A page of rows that were read with one row more than it has; the token of the next, null where there is none. */
export function pageOf<Row extends { readonly entered: string }>(
  rows: readonly Row[],
  pageSize: number,
): { readonly page: readonly Row[]; readonly nextPageToken: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const hasMore = rows.length > pageSize && last !== undefined;
  return { page, nextPageToken: hasMore ? Buffer.from(last.entered).toString('base64url') : null };
}
