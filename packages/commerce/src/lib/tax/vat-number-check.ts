import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import type { VatNumberService, VatNumberStatus } from './vat-number-service.ts';

const day = 86_400_000;

export interface VatNumberCheck {
  readonly isValid: boolean;
  readonly checkedAt: Date;
}

type Moment = Pick<Context, 'database' | 'now'>;

/** What the service stated about a number within the last day; null where it stated nothing. */
export async function storedVatCheck(
  { database, now }: Moment,
  number: string,
): Promise<VatNumberCheck | null> {
  const { rows } = await sql<{ is_valid: boolean; checked_at: Date }>`
    select is_valid, checked_at from vat_number_check
    where number = ${number} and checked_at > ${new Date(now().getTime() - day)}`.execute(database);
  const [row] = rows;
  return row ? { isValid: row.is_valid, checkedAt: row.checked_at } : null;
}

/** Asks the service about a number (with its two letters) once a day at most; no response is stored where there was none. */
export async function checkVatNumber(
  context: Moment,
  service: VatNumberService,
  number: string,
): Promise<VatNumberStatus> {
  const stored = await storedVatCheck(context, number);
  if (stored) return stored.isValid ? 'valid' : 'invalid';
  const status = await service.checkVatNumber(number.slice(0, 2), number.slice(2));
  if (status === 'unknown') return status;
  await sql`
    insert into vat_number_check (number, is_valid, checked_at)
    values (${number}, ${status === 'valid'}, ${context.now()})
    on conflict (number) do update set is_valid = excluded.is_valid, checked_at = excluded.checked_at`.execute(
    context.database,
  );
  return status;
}

/** Removes what counts no more; a bounded number at once. Answers how many. */
export async function purgeVatChecks(database: Database, now: Date, maxRows: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vat_number_check where number in (
      select number from vat_number_check where checked_at <= ${new Date(now.getTime() - day)}
      limit ${maxRows})`.execute(database);
  return Number(numAffectedRows ?? 0n);
}
