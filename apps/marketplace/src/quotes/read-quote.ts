import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** What emails show of a quote. */
export interface Quote {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly listing: string;
  readonly quantity: number;
  readonly currency: string;
  /** Decimal strings. */
  readonly unitPrice: string | null;
  readonly deliveryPrice: string | null;
  readonly validUntil: string | null;
  readonly declineReason: string | null;
  /** What the email was sent by: see the migration of these mails. */
  readonly stamp: string;
  /** Of the user who requested it; of the contact where somebody of ours wrote it down. Null where nobody can be notified. */
  readonly email: string | null;
  /** Of the page where it was requested, as `de`; else that of the user who gets the mail. */
  readonly language: string | null;
}

export async function readQuote(database: Database, quoteId: string): Promise<Quote | undefined> {
  const { rows } = await sql<Quote>`
    select q.id, q.name as reference, q.status, p.name as listing, q.quantity, q.currency_iso_code as currency,
      q.quoted_price::text as "unitPrice", q.delivery_price::text as "deliveryPrice",
      q.valid_until::text as "validUntil", q.decline_reason as "declineReason", quote_stamp(q) as stamp,
      coalesce(requester.email, c.email, owner.email) as email,
      coalesce(q.language, requester.language_locale_key, owner.language_locale_key) as language
    from quote_request q
    join product2 p on p.id = q.listing
    left join contact c on c.id = q.contact and not c.is_deleted
    left join "user" requester on requester.id = q.created_by_id and requester.account_id = q.account
      and requester.is_active and not requester.is_deleted
    left join "user" owner on owner.id = q.owner_id and owner.account_id = q.account
      and owner.is_active and not owner.is_deleted
    where q.id = ${quoteId} and not q.is_deleted`.execute(database);
  return rows[0];
}
