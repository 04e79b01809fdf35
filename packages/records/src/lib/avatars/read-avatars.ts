import { isRecordId } from '@relab/contract';
import type { RecordAvatar, RecordAvatars } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { limitExceeded } from '../errors.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { attempt, toOutcome } from '../query/outcome.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import { maxIds } from '../records/read-records.ts';
import { type AvatarRow, representAvatar } from './avatar.ts';

type Entry = Extract<RecordAvatars, { results: readonly unknown[] }>['results'][number];

/** Those that the caller may read. One statement, whatever the objects. */
async function readRows(
  byObject: ReadonlyMap<ObjectDeclaration | undefined, readonly string[]>,
  context: RecordsContext,
): Promise<ReadonlyMap<string, RecordAvatar>> {
  const parts = [...byObject].flatMap(([object, ids]) =>
    object && mayAny(object, context.principal, 'read')
      ? [
          sql`select t0.id, avatar.version_id, avatar.blue_master_id from ${sql.id(object.table.name)} as t0
            left join relab_avatar as avatar on avatar.record_id = t0.id
            where t0.id = any(${[...ids]}::text[]) and ${rowsFor(object, 'read', 't0', context)}`,
        ]
      : [],
  );
  if (parts.length === 0) return new Map();
  const { rows } = await sql<AvatarRow>`${sql.join(parts, sql` union all `)}`.execute(context.database);
  return new Map(
    rows.flatMap((row) => {
      const object = context.objects.ofRecord(row.id);
      return object ? [[row.id, representAvatar(object, row)] as const] : [];
    }),
  );
}

/** D-090, D-091: each record has an outcome of its own. One statement. */
export async function readAvatars(
  recordIds: readonly string[],
  context: RecordsContext,
): Promise<RecordAvatars> {
  if (recordIds.length > maxIds) {
    throw limitExceeded(`Avatars of at most ${maxIds} records are read at once.`);
  }
  const real = recordIds.filter((id) => isRecordId(id));
  const found = await readRows(
    Map.groupBy(real, (id) => context.objects.ofRecord(id)),
    context,
  );
  const outcomes = recordIds.map(async (id) => {
    const outcome = await attempt(() => {
      const avatar = found.get(requireRecordId(id));
      if (!avatar) throw notFound();
      return avatar;
    });
    return toOutcome(outcome, context) as Entry;
  });
  const results = await Promise.all(outcomes);
  return { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results };
}
