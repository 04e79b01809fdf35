import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { reportType } from '../objects/case/case.ts';

/** What somebody may write to the marketplace about. A lead is a unit for sale. */
export type InquiryKind = 'case' | 'quote' | 'lead';

/** What mails say of an inquiry. */
export interface Inquiry {
  /** What people refer to it by; the name of the unit for leads, which have no number. */
  readonly number: string;
  readonly about: 'message' | 'question' | 'report' | 'quote' | 'unit';
  readonly subject: string;
  readonly listing: string | null;
  /** The listing or the order that a case is about. */
  readonly relatedToId: string | null;
  /** Whoever wrote; null where nobody can be reached. */
  readonly email: string | null;
  readonly name: string | null;
  readonly text: string | null;
  /** Of the page where it was written, as `de`. */
  readonly language: string | null;
  /** What clerks answered. */
  readonly answer: string | null;
  readonly resolution: string | null;
  /** The hash of what was mailed last. */
  readonly mailedStamp: string | null;
  /** Inquiries of its kind under the same address within a day, this one included. */
  readonly recent: number;
}

const caseOf = (id: string) => sql<Inquiry>`
  select c.case_number as number, c.subject, p.name as listing, coalesce(c.listing, c."order") as "relatedToId",
    case when c.record_type_id = ${reportType} then 'report' when c.listing is null then 'message' else 'question' end as about,
    coalesce(nullif(c.supplied_email, ''), u.email, ct.email) as email,
    coalesce(nullif(c.supplied_name, ''), u.name, ct.name) as name, c.description as text,
    coalesce(c.language, u.language_locale_key) as language, c.answer, c.resolution, c.answer_mailed_stamp as "mailedStamp",
    (select count(*)::int from "case" s where s.created_date > c.created_date - interval '1 day'
      and s.created_date <= c.created_date and s.id <> c.id
      and lower(s.supplied_email) = lower(c.supplied_email)) + 1 as recent
  from "case" c
  left join product2 p on p.id = c.listing
  left join contact ct on ct.id = c.contact_id and not ct.is_deleted
  left join "user" u on u.id = c.created_by_id and u.is_active and not u.is_deleted and not is_of_the_house(u.id)
  where c.id = ${id} and not c.is_deleted`;

const quoteOf = (id: string) => sql<Inquiry>`
  select q.name as number, p.name as subject, p.name as listing, null as "relatedToId", 'quote' as about, u.email, u.name,
    concat_ws(E'\n', concat('Quantity: ', q.quantity), 'Country: ' || q.country, 'Price: ' || q.wanted_price || ' ' || q.currency_iso_code,
      q.message) as text,
    coalesce(q.language, u.language_locale_key) as language, null as answer, null as resolution, null as "mailedStamp", 1 as recent
  from quote_request q
  join product2 p on p.id = q.listing
  left join "user" u on u.id = q.created_by_id and u.is_active and not u.is_deleted
  where q.id = ${id} and not q.is_deleted`;

const leadOf = (id: string) => sql<Inquiry>`
  select concat_ws(' ', l.manufacturer, l.model) as number, concat_ws(' ', l.manufacturer, l.model) as subject, null as listing,
    null as "relatedToId", 'unit' as about, l.email, l.name, concat_ws(E'\n', l.location, l.description) as text, l.language, null as answer,
    null as resolution, null as "mailedStamp", 1 as recent
  from lead l where l.id = ${id} and not l.is_deleted`;

const statements = { case: caseOf, quote: quoteOf, lead: leadOf } as const;

export async function readInquiry(
  database: Database,
  kind: InquiryKind,
  id: string,
): Promise<Inquiry | undefined> {
  const { rows } = await statements[kind](id).execute(database);
  return rows[0];
}
