import type { Database } from '@relab/database';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { sql } from 'kysely';
import type { EmailSettings } from '../mails/mail-settings.ts';

/** A return that its buyer requested, once it is decided: what the mail about it needs. */
export interface DecidedReturn {
  readonly status: 'Approved' | 'Canceled';
  readonly returnNumber: string;
  readonly note: string | null;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly isGuest: boolean;
  readonly language: string | null;
  readonly items: readonly {
    readonly orderItemSummaryId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
}

/** Undefined for one of which something has become since. */
export async function readDecided(database: Database, returnId: string): Promise<DecidedReturn | undefined> {
  const { rows } = await sql<DecidedReturn>`
    select r.status, r.return_order_number as "returnNumber", r.buyer_note as note, o.id as "orderId",
      o.order_number as "orderNumber", o.contact_email as email, o.guest_key is not null as "isGuest", o.language,
      coalesce((
        select jsonb_agg(jsonb_build_object('orderItemSummaryId', l.order_item_summary_id, 'name', l.name,
          'quantity', l.quantity::int) order by l.sort_order, l.id)
        from return_order_line_item l where l.return_order_id = r.id and not l.is_deleted), '[]') as items
    from return_order r join order_summary o on o.id = r.order_summary_id
    where r.id = ${returnId} and r.status in ('Approved', 'Canceled') and not r.is_deleted`.execute(database);
  return rows[0];
}

export interface ReturnDecision {
  readonly decided: DecidedReturn;
  /** What the items are called in the language of the order, by the id of their line. */
  readonly names: ReadonlyMap<string, string>;
  readonly link: string;
}

/** For the buyer who requested a return: it is expected, or it is declined. */
export function returnDecision(
  { decided, names, link }: ReturnDecision,
  { shop, language, texts: all }: EmailSettings,
): EmailTemplate {
  const { status, returnNumber, orderNumber, items, note } = decided;
  const texts = all.returnDecided;
  const lines = items.map((item) => `${item.quantity} × ${names.get(item.orderItemSummaryId) ?? item.name}`);
  const added: readonly EmailBlock[] = note
    ? [{ kind: 'lines', lines: [texts.note, ...note.split('\n')] }]
    : [];
  return {
    siteName: shop.name,
    language,
    title: status === 'Approved' ? texts.approved(orderNumber) : texts.declined(orderNumber),
    reason: all.placedHere(shop.name),
    blocks: [
      { kind: 'text', text: status === 'Approved' ? texts.sendIt(returnNumber) : texts.notPossible },
      { kind: 'lines', lines },
      ...added,
      { kind: 'link', label: all.seeOrder, href: link },
    ],
  };
}
