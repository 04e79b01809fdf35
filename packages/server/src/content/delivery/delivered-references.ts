import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { referencedKeys } from '../content-body.ts';
import { type Channel, contentPath } from './channel.ts';
import { type DeliveredRow, inBestLanguage, readDelivered } from './delivered.ts';
import { readMedia } from './delivered-bodies.ts';

export type References = Record<string, { [name: string]: unknown }>;

/** What the bodies name, and what those name, as deep as asked; null where nothing is asked for. */
export async function readReferences(
  database: Database,
  channel: Channel,
  languages: readonly string[],
  rows: readonly DeliveredRow[],
  depth: number,
): Promise<References | null> {
  if (depth === 0) return null;
  const references: References = {};
  let from = rows;
  for (let level = 0; level < depth && from.length > 0; level++) {
    const keys = [...new Set(from.flatMap(({ body }) => [...referencedKeys(body)]))].filter(
      (key) => !references[key],
    );
    const found =
      keys.length === 0
        ? []
        : await readDelivered(
            database,
            sql`where d.channel_id = ${channel.id} and d.content_key = any(${keys}) and ${inBestLanguage(languages)}`,
          );
    for (const row of found) {
      const { content_key: contentKey, managed_content_id: managedContentId, title } = row;
      references[contentKey] = {
        contentKey,
        managedContentId,
        resourceUrl: contentPath(channel, contentKey),
        title,
      };
    }
    for (const row of await readMedia(database, keys)) {
      const { content_key: contentKey, title } = row;
      references[contentKey] ??= { contentKey, resourceUrl: contentPath(channel, contentKey), title };
    }
    from = found;
  }
  return references;
}
