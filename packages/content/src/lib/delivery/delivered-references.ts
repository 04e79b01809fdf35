import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { referencedKeys } from '../content-body.ts';
import { type Channel, contentPath } from './channel.ts';
import { inBestLanguage, readDelivered } from './delivered.ts';
import { fillBodies, imageOf, readMedia } from './delivered-bodies.ts';
import type { DeliveredPage, NamedRow } from './delivered-page.ts';
import type { NamedWith } from './named-content.ts';

export interface Reference {
  [name: string]: unknown;
  contentKey: string;
}

export interface References {
  /** By content key. */
  references: Record<string, Reference> | null;
  referencesList: Reference[] | null;
}

export interface ReferenceQuery {
  /** How many steps from the content itself; with 0 references are left out. */
  readonly referenceDepth?: number | undefined;
  /** Each with its body. */
  readonly expandReferences?: boolean | undefined;
  readonly referencesAsList?: boolean | undefined;
}

/** What a page has to be read with for its references. */
export function namedBy({ referenceDepth = 0, expandReferences = false }: ReferenceQuery): NamedWith {
  if (referenceDepth === 0) return 'nothing';
  return expandReferences || referenceDepth > 1 ? 'bodies' : 'titles';
}

const keysOf = (rows: readonly { readonly body: unknown }[]): ReadonlySet<string> =>
  rows.reduce((keys, { body }) => referencedKeys(body, keys), new Set<string>());

type Named = Pick<DeliveredPage, 'media' | 'named'>;

async function readNamed(
  database: Database,
  channel: Channel,
  languages: readonly string[],
  keys: ReadonlySet<string>,
): Promise<Named> {
  if (keys.size === 0) return { media: new Map(), named: [] };
  const [named, media] = await Promise.all([
    readDelivered(
      database,
      sql`where d.channel_id = ${channel.id} and d.content_key = any(${[...keys]}) and ${inBestLanguage(languages)}`,
    ),
    readMedia(database, keys, { channelId: channel.id }),
  ]);
  return { named, media: new Map(media.map((row) => [row.content_key, row])) };
}

/** What the bodies of a page name, and what those name, as deep as requested; null where the depth is 0. */
export async function readReferences(
  database: Database,
  channel: Channel,
  languages: readonly string[],
  page: DeliveredPage,
  { referenceDepth: depth = 0, expandReferences = false, referencesAsList = false }: ReferenceQuery,
): Promise<References> {
  if (depth === 0) return { references: null, referencesList: null };
  const references = new Map<string, Reference>();
  let from: readonly Pick<NamedRow, 'body'>[] = page.rows;
  for (let level = 0; level < depth && from.length > 0; level++) {
    // What versions name is more than what has a place of its own in their bodies, such as pictures within a text.
    const keys = keysOf(from).difference(new Set(references.keys()));
    const { named, media } = level === 0 ? page : await readNamed(database, channel, languages, keys);
    const rows = named.filter((row) => keys.has(row.content_key));
    const bodies = expandReferences ? await fillBodies(database, rows, { channelId: channel.id }) : [];
    for (const [index, row] of rows.entries()) {
      const { content_key: contentKey, managed_content_id: managedContentId, title } = row;
      references.set(contentKey, {
        ...(expandReferences ? { contentBody: bodies[index] ?? {} } : {}),
        contentKey,
        managedContentId,
        resourceUrl: contentPath(channel, contentKey),
        title,
      });
    }
    for (const row of media.values()) {
      const { content_key: contentKey, title } = row;
      if (!keys.has(contentKey) || references.has(contentKey)) continue;
      const contentBody = expandReferences ? { contentBody: imageOf(row) } : {};
      references.set(contentKey, {
        ...contentBody,
        contentKey,
        // It is no content: no call returns it.
        resourceUrl: null,
        title,
      });
    }
    from = rows;
  }
  return referencesAsList
    ? { references: null, referencesList: [...references.values()] }
    : { references: Object.fromEntries(references), referencesList: null };
}
