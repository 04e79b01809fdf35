import type { Database } from '@relab/database';
import { anyOf } from '../../../any-of.ts';
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

/**
 * A content is the one of its space that has its key, or else its API name. One whose key is that of a content of another
 * space gets a new one, which is the same however often the job is begun.
 */
export async function readTarget(
  database: Database,
  { id, spaceId }: { readonly id: string; readonly spaceId: string },
  contents: readonly ArchivedContent[],
): Promise<Target> {
  const space = await database
    .selectFrom('managed_content_space as s')
    .innerJoin('managed_content_folder as f', 'f.space_id', 's.id')
    .select(['f.id as rootFolderId', 's.languages'])
    .where('s.id', '=', spaceId)
    .where('f.parent_id', 'is', null)
    .executeTakeFirst();
  if (!space) throw new Error('The space is gone.');
  const taken = await database
    .selectFrom('managed_content')
    .select(['content_key', 'api_name', 'space_id'])
    .where((eb) =>
      eb.or([
        eb('content_key', '=', anyOf(contents.map(({ meta }) => meta.contentKey))),
        eb.and([
          eb('space_id', '=', spaceId),
          eb('api_name', '=', anyOf(contents.map(({ meta }) => meta.apiName))),
        ]),
      ]),
    )
    .execute();
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
  return { ...space, spaceId, keys };
}

/** A value with the keys that contents have here, wherever it names them. */
export function withKeys<Value>(value: Value, keys: ReadonlyMap<string, string>): Value {
  if (keys.size === 0) return value;
  const text = JSON.stringify(value).replace(/MC[A-Z2-7]{26}/g, (key) => keys.get(key) ?? key);
  return JSON.parse(text) as Value;
}
