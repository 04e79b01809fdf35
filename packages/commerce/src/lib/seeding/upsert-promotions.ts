import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';

/** A discount, for a category or for all, and the coupons that bring it about. Categories have to be there. */
export interface PromotionInput {
  /** Identifies the promotion: an existing one is changed. */
  readonly name: string;
  readonly displayName: string;
  /** Percent ("12.5") or an amount ("250.00"). */
  readonly off: { readonly percent: string } | { readonly amount: string };
  /** The URL name of the category it holds for, all below included; everything unless given. */
  readonly category?: string;
  readonly start?: Date;
  readonly end?: Date;
  readonly oncePerBuyer?: boolean;
  readonly terms?: string;
  readonly isActive?: boolean;
  /** Codes that bring it about, compared without case. */
  readonly codes: readonly string[];
}

/**
 * Inserts promotions, and changes existing ones, all or nothing. Coupons that are not named any more stay valid: end
 * them by `isActive` or `end` of their promotion. Throws for a category that is not there.
 */
export async function upsertPromotions(
  database: Database,
  promotions: readonly PromotionInput[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const promotion of promotions) await upsertPromotion(transaction, promotion);
  });
}

async function upsertPromotion(database: Database, promotion: PromotionInput): Promise<void> {
  const { off, category = null } = promotion;
  const categoryId = category === null ? null : await categoryIdOf(database, category);
  const { rows } = await sql<{ id: string }>`
    insert into promotion (id, name, display_name, kind, percent_off, amount_off, product_category_id, start_date,
      end_date, once_per_buyer, is_active, terms_and_conditions)
    values (${newId('0c8')}, ${promotion.name}, ${promotion.displayName},
      ${'percent' in off ? 'PercentOff' : 'AmountOff'}, ${'percent' in off ? off.percent : null},
      ${'amount' in off ? off.amount : null}, ${categoryId}, ${promotion.start ?? null}, ${promotion.end ?? null},
      ${promotion.oncePerBuyer ?? false}, ${promotion.isActive ?? true}, ${promotion.terms ?? null})
    on conflict (name) where not is_deleted do update set
      display_name = excluded.display_name, kind = excluded.kind, percent_off = excluded.percent_off,
      amount_off = excluded.amount_off, product_category_id = excluded.product_category_id,
      start_date = excluded.start_date, end_date = excluded.end_date, once_per_buyer = excluded.once_per_buyer,
      is_active = excluded.is_active, terms_and_conditions = excluded.terms_and_conditions, system_modstamp = now()
    returning id`.execute(database);
  for (const code of promotion.codes) {
    await sql`
      insert into coupon (id, coupon_code, promotion_id, is_active)
      values (${newId('4r1')}, ${code.trim().toUpperCase()}, ${rows[0]?.id ?? ''}, true)
      on conflict (coupon_code) where not is_deleted do update set promotion_id = excluded.promotion_id
      `.execute(database);
  }
}

async function categoryIdOf(database: Database, urlName: string): Promise<string> {
  const category = await database
    .selectFrom('product_category')
    .select('id')
    .where('url_name', '=', urlName)
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  if (!category) throw new Error(`There is no category ${urlName}.`);
  return category.id;
}
