import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { contentKey } from '../../../content-key.ts';
import type { ArchivedContent } from './read-archive.ts';

/** The space that content comes into. */
export interface Target {
  readonly spaceId: string;
  readonly rootFolderId: string;
  readonly languages: readonly string[];
  /** Of the keys in the archive those that are others here. */
  readonly keys: ReadonlyMap<string, string>;
}

interface Place {
  readonly rootFolderId: string;
  readonly languages: readonly string[];
}

interface Taken {
  readonly content_key: string;
  readonly api_name: string;
  readonly space_id: string;
}

/**
 * A content is the one of its space that has its key, or else its API name. One whose key is that of a content of another
 * space gets a new one, which is the same however often the job is begun.
 */
export async function readTarget(
  database: Database,
  { id, spaceId }: { readonly id: string; readonly spaceId: string },
  contents: readonly ArchivedContent[],
): Promise<Target> {
  const { rows } = await sql<Place>`
    select f.id as "rootFolderId", s.languages from managed_content_space s
    join managed_content_folder f on f.space_id = s.id and f.parent_id is null where s.id = ${spaceId}`.execute(
    database,
  );
  const [place] = rows;
  if (!place) throw new Error('The space is gone.');
  const { rows: taken } = await sql<Taken>`
    select content_key, api_name, space_id from managed_content
    where content_key = any (${contents.map(({ meta }) => meta.contentKey)})
      or space_id = ${spaceId} and api_name = any (${contents.map(({ meta }) => meta.apiName)})`.execute(
    database,
  );
  const byKey = new Map(taken.map((row) => [row.content_key, row]));
  const byName = new Map(taken.filter((row) => row.space_id === spaceId).map((row) => [row.api_name, row]));
  const keys = new Map<string, string>();
  for (const { meta } of contents) {
    const same = byKey.get(meta.contentKey);
    if (same?.space_id === spaceId) continue;
    const named = byName.get(meta.apiName);
    if (named) keys.set(meta.contentKey, named.content_key);
    else if (same) keys.set(meta.contentKey, contentKey(`${id} ${meta.contentKey}`));
  }
  return { ...place, spaceId, keys };
}

/** A value with the keys that contents have here, wherever it names them. */
export function withKeys<Value>(value: Value, keys: ReadonlyMap<string, string>): Value {
  if (keys.size === 0) return value;
  const text = JSON.stringify(value).replace(/MC[A-Z2-7]{26}/g, (key) => keys.get(key) ?? key);
  return JSON.parse(text) as Value;
}
