import { countAttempt, defaultQuotas, hasQuota, type Limit, quotaOf } from '@relab/server/identity';
import { sql } from 'kysely';
import { storageLimitExceeded } from '../../errors.ts';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import type { RecordsContext } from '../../query/records-context.ts';

const hint = 'Confirm your e-mail address to have more, or write to us.';

const perDay = ({ apiName, labelPlural }: ObjectDeclaration, max: number): Limit => ({
  name: `records of a user: ${apiName}`,
  max,
  seconds: 86_400,
  message: (minutes) =>
    `${labelPlural}: ${max} can be made within 24 hours. Try again in ${Math.ceil(minutes / 60)} h. ${hint}`,
});

/**
 * Bounds what one account makes of an object that limits it, within a day and at one time. Counted with what is stored: what
 * fails for another reason does not count. Three statements.
 */
export async function limitUser(
  object: ObjectDeclaration,
  created: number,
  { database, principal, now, quotas = defaultQuotas }: RecordsContext,
): Promise<void> {
  if (!object.hasUserQuota || created === 0 || !hasQuota(principal)) return;
  const quota = await quotaOf(principal, quotas, database);
  // The row of the count is locked until the end of the transaction, so the records are counted one writer after the other.
  await countAttempt(database, perDay(object, quota.recordsPerDay), principal.userId, now(), created);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${sql.id(object.table.name)} where owner_id = ${principal.userId} and not is_deleted
      limit ${quota.records + 1}) as own`.execute(database);
  if ((rows[0]?.count ?? 0) + created <= quota.records) return;
  throw storageLimitExceeded(`${object.labelPlural}: an account has ${quota.records} at most. ${hint}`);
}
