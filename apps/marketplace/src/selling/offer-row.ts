import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { offer } from '../objects/offer/offer.ts';
import { recordTypeId } from '../objects/record-type-id.ts';

/** An offer as a listing is made of it. */
export interface OfferRow {
  readonly number: string;
  readonly stage: string;
  readonly isAskedFor: boolean;
  /** The seller keeps it, or sold it elsewhere. */
  readonly isWithdrawn: boolean;
  readonly listing: string | null;
  readonly lead: string | null;
  readonly maker: string | null;
  readonly model: string | null;
  readonly type: string | null;
  readonly category: string | null;
  readonly year: number | null;
  readonly condition: string | null;
  readonly location: string | null;
  readonly quantity: number;
  readonly description: string | null;
  readonly facts: string | null;
  readonly accessories: string | null;
  readonly missing: string | null;
  readonly warranty: string | null;
  readonly faults: string | null;
  readonly tests: string | null;
  readonly shipping: string | null;
  readonly weight: number | null;
  /** Decimal, with two digits. */
  readonly price: string | null;
  /** What we pay for it. Decimal. */
  readonly proposedPrice: string | null;
  /** Sold for its owner, who is named then; else it is ours. */
  readonly isConsigned: boolean;
  readonly sellerId: string | null;
  readonly sellerName: string | null;
  readonly sellerCity: string | null;
  readonly sellerCountry: string | null;
}

/** The offer, locked until the transaction ends; undefined where there is none. */
export async function lockOffer(transaction: Database, offerId: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select o.number, o.stage, o.list_it as "isAskedFor", o.is_withdrawn as "isWithdrawn", o.listing, o.lead, m.name as maker, o.model, o.type, o.category,
      o.year, o.condition, o.location, o.quantity, o.description, o.facts, o.accessories, o.missing, o.warranty, o.faults, o.tests, o.proposed_price::text as "proposedPrice", o.shipping,
      o.weight_kg::float8 as weight, o.listing_price::numeric(18, 2)::text as price,
      o.record_type_id = ${recordTypeId(offer, 'Consignment')} as "isConsigned", a.id as "sellerId", a.name as "sellerName",
      a.billing_city as "sellerCity", a.billing_country as "sellerCountry"
    from offer o
    left join manufacturer m on m.id = o.manufacturer and not m.is_deleted
    left join account a on a.id = o.account and not a.is_deleted
    where o.id = ${offerId} and not o.is_deleted for update of o`.execute(transaction);
  return rows[0];
}

/** A picture of an offer, or of the lead that it came from. */
export interface OfferPicture {
  readonly versionId: string;
  readonly title: string;
}

/** Pictures that are linked to the offer, then those of its lead, each in their order. */
export async function readPictures(
  transaction: Database,
  offerId: string,
  leadId: string | null,
): Promise<readonly OfferPicture[]> {
  const { rows } = await sql<OfferPicture>`
    select version_id as "versionId", title from (
      select distinct on (d.id) d.latest_published_version_id as version_id, d.title,
        l.linked_entity_id <> ${offerId} as is_of_lead, l.created_date, l.id
      from content_document_link l join content_document d on d.id = l.content_document_id
      where l.linked_entity_id in (${offerId}, ${leadId}) and not l.is_deleted and not d.is_deleted
        and d.file_type in ('JPG', 'PNG', 'WEBP')
      order by d.id, is_of_lead
    ) as found order by is_of_lead, created_date, id limit 24`.execute(transaction);
  return rows;
}
