import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { referencedKeys } from '../content-body.ts';
import { type Channel, contentPath } from './channel.ts';
import { type DeliveredRow, inBestLanguage, readDelivered } from './delivered.ts';
import { fillBodies, imageOf, readMedia } from './delivered-bodies.ts';

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

/** What the bodies name, and what those name, as deep as requested; null where the depth is 0. */
export async function readReferences(
  database: Database,
  channel: Channel,
  languages: readonly string[],
  rows: readonly DeliveredRow[],
  { referenceDepth: depth = 0, expandReferences = false, referencesAsList = false }: ReferenceQuery,
): Promise<References> {
  const viewer = { channelId: channel.id };
  if (depth === 0) return { references: null, referencesList: null };
  const references = new Map<string, Reference>();
  let from = rows;
  for (let level = 0; level < depth && from.length > 0; level++) {
    const keys = [...new Set(from.flatMap(({ body }) => [...referencedKeys(body)]))].filter(
      (key) => !references.has(key),
    );
    const [rowsOfLevel, media] = await Promise.all([
      keys.length === 0
        ? []
        : readDelivered(
            database,
            sql`where d.channel_id = ${channel.id} and d.content_key = any(${keys}) and ${inBestLanguage(languages)}`,
          ),
      readMedia(database, keys, viewer),
    ]);
    const bodies = expandReferences ? await fillBodies(database, rowsOfLevel, viewer) : [];
    for (const [index, row] of rowsOfLevel.entries()) {
      const { content_key: contentKey, managed_content_id: managedContentId, title } = row;
      references.set(contentKey, {
        ...(expandReferences ? { contentBody: bodies[index] ?? {} } : {}),
        contentKey,
        managedContentId,
        resourceUrl: contentPath(channel, contentKey),
        title,
      });
    }
    for (const row of media) {
      const { content_key: contentKey, title } = row;
      if (references.has(contentKey)) continue;
      const contentBody = expandReferences ? { contentBody: imageOf(row) } : {};
      references.set(contentKey, {
        ...contentBody,
        contentKey,
        // It is no content: no call returns it.
        resourceUrl: null,
        title,
      });
    }
    from = rowsOfLevel;
  }
  return referencesAsList
    ? { references: null, referencesList: [...references.values()] }
    : { references: Object.fromEntries(references), referencesList: null };
}
