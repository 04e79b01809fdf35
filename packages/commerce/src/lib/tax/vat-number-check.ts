import type { Context } from '@relab/server/http';
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
  const check = await database
    .selectFrom('vat_number_check')
    .select(['is_valid as isValid', 'checked_at as checkedAt'])
    .where('number', '=', number)
    .where('checked_at', '>', new Date(now().getTime() - day))
    .executeTakeFirst();
  return check ?? null;
}

/** Queries the service about a number (with its country code) once a day at most; no response is stored where there was none. */
export async function checkVatNumber(
  context: Moment,
  service: VatNumberService,
  number: string,
): Promise<VatNumberStatus> {
  const stored = await storedVatCheck(context, number);
  if (stored) return stored.isValid ? 'valid' : 'invalid';
  const status = await service.checkVatNumber(number.slice(0, 2), number.slice(2));
  if (status === 'unknown') return status;
  const result = { is_valid: status === 'valid', checked_at: context.now() };
  await context.database
    .insertInto('vat_number_check')
    .values({ number, ...result })
    .onConflict((existing) => existing.column('number').doUpdateSet(result))
    .execute();
  return status;
}
