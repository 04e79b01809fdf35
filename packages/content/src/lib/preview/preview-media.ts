import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { requireUser } from '../access/access.ts';
import { notFound } from '../errors.ts';
import type { PreviewKeys } from './preview-keys.ts';

/** The query's member by which the address of a picture opens it before it is published. */
const parameter = 'preview';

/** Somebody who sees pictures of contents that are not published: those that they may read. */
export interface DraftViewer {
  readonly user: User;
  /** The address of such a picture, made one that opens it. */
  readonly showDraft: (contentKey: string, address: string) => string;
}

/**
 * For how long a picture is served at the address of a draft: long enough to look at a page, and not as long as a link, since
 * rights are checked when a page is requested.
 */
const pictureFor = 3_600_000;

export function draftViewer(
  keys: PreviewKeys,
  { principal, now }: Pick<Context, 'principal' | 'now'>,
): DraftViewer {
  const expires = new Date(now().getTime() + pictureFor);
  return {
    user: requireUser(principal),
    showDraft: (contentKey, address) =>
      `${address}${address.includes('?') ? '&' : '?'}${parameter}=${keys.writePicture(contentKey, expires)}`,
  };
}

export interface MediaGuard {
  readonly database: Database;
  readonly keys: PreviewKeys;
  readonly now: () => Date;
}

/** Part of no content, or of one that some channel delivers; what is in the trash is delivered by none. */
async function isPublic(database: Database, contentKey: string): Promise<boolean> {
  const draft = await database
    .selectFrom('managed_content as c')
    .select('c.id')
    .where('c.content_key', '=', contentKey)
    .where(sql<boolean>`not exists (select 1 from delivered_content d where d.content_id = c.id)`)
    .unionAll(
      database
        .selectFrom('deleted_managed_content as t')
        .select('t.id')
        .where('t.content_key', '=', contentKey),
    )
    .executeTakeFirst();
  return draft === undefined;
}

/** The key that an address names, however it is spelt. */
function keyOf({ pathname }: URL): string | undefined {
  const [, spelt] =
    /^\/(?:sfsites\/c\/)?(?:cms\/delivery\/media|file-asset)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (spelt === undefined) return undefined;
  try {
    return decodeURIComponent(spelt);
  } catch {
    return undefined;
  }
}

/**
 * Serves pictures and documents by `media`, but for those of contents that are not published: ITEM_NOT_FOUND, unless the
 * address brings a key that opens them. What a key opens is cached by nobody.
 */
export const guardMedia =
  (media: (request: Request) => Response | Promise<Response>, { database, keys, now }: MediaGuard) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const contentKey = keyOf(url);
    if (contentKey === undefined || (await isPublic(database, contentKey))) return await media(request);
    if (!keys.opensPicture(contentKey, url.searchParams.get(parameter) ?? '', now())) throw notFound();
    const response = await media(request);
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Robots-Tag', 'noindex');
    return new Response(response.body, { status: response.status, headers });
  };
