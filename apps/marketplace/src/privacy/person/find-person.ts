import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Ids of everything that is about one person: whoever has an e-mail address, with an account or without. */
export interface PersonRows {
  /** In small letters. */
  readonly email: string;
  readonly users: readonly string[];
  /** Of the sign-in library. */
  readonly authIds: readonly string[];
  readonly contacts: readonly string[];
  /** Accounts that are this person alone: nobody else belongs to them. */
  readonly accounts: readonly string[];
  readonly leads: readonly string[];
  readonly cases: readonly string[];
  readonly quotes: readonly string[];
  readonly offers: readonly string[];
  readonly orders: readonly string[];
  readonly returns: readonly string[];
  readonly carts: readonly string[];
  readonly files: readonly string[];
}

/** Roles of people of the house: what they make is about others. */
const staff = /(?:^|;)(?:author|publisher|clerk|administrator)(?:;|$)/;

type Ids = readonly string[];

const any = (ids: Ids) => sql<string>`any(${[...ids]}::text[])`;

/** What is matched in JSON and texts; an address holds nothing that LIKE would take for a pattern but these. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

async function idsOf(query: ReturnType<typeof sql<{ id: string }>>, database: Database): Promise<Ids> {
  return (await query.execute(database)).rows.map(({ id }) => id);
}

/** Finds them by the address; records in the recycle bin are among them. */
export async function findPerson(database: Database, address: string): Promise<PersonRows> {
  const email = address.trim().toLowerCase();
  const ids = (query: ReturnType<typeof sql<{ id: string }>>) => idsOf(query, database);
  const { rows: found } = await sql<{
    id: string;
    auth_id: string | null;
    account_id: string | null;
    contact_id: string | null;
    roles: string;
  }>`
    select id, auth_id, account_id, contact_id, roles from "user"
    where lower(email) = ${email} or lower(username) = ${email}`.execute(database);
  const users = found.map(({ id }) => id);
  const customers = found.filter(({ roles }) => !staff.test(roles)).map(({ id }) => id);
  const linked = found.flatMap(({ contact_id }) => contact_id ?? []);
  const contacts = await ids(
    sql`select id from contact where lower(email) = ${email} or id = ${any(linked)}`,
  );
  const { rows: belonging } = await sql<{ account_id: string }>`
    select account_id from contact where id = ${any(contacts)} and account_id is not null`.execute(database);
  const candidates = [
    ...found.flatMap(({ account_id }) => account_id ?? []),
    ...belonging.map(({ account_id }) => account_id),
  ];
  // From the few that it may be, not from all accounts.
  const accounts = await ids(sql`
    select a.id from account a
    where a.id = ${any(candidates)}
      and not exists (select 1 from "user" u where u.account_id = a.id and u.id <> all(${users}::text[]))
      and not exists (select 1 from contact c where c.account_id = a.id and c.id <> all(${contacts as string[]}::text[]))`);
  const leads = await ids(sql`
    select id from lead where lower(email) = ${email} or created_by_id = ${any(customers)}`);
  const cases = await ids(sql`
    select id from "case"
    where lower(supplied_email) = ${email} or contact_id = ${any(contacts)} or created_by_id = ${any(customers)}`);
  const quotes = await ids(sql`
    select id from quote_request where contact = ${any(contacts)} or created_by_id = ${any(customers)}`);
  const offers = await ids(sql`
    select id from offer
    where contact = ${any(contacts)} or lead = ${any(leads)} or created_by_id = ${any(customers)}`);
  const orders = await ids(sql`
    select id from order_summary where lower(contact_email) = ${email} or owner_id = ${any(users)}`);
  const returns = await ids(sql`select id from return_order where order_summary_id = ${any(orders)}`);
  const carts = await ids(sql`
    select c.id from web_cart c where c.owner_id = ${any(users)}
    union select k.cart_id from cart_checkout k
      where k.contact_info ilike ${containing(email)} or k.order_summary_id = ${any(orders)}`);
  const owners = [...users, ...contacts, ...accounts, ...leads, ...cases, ...quotes, ...offers];
  const files = await ids(sql`
    select d.id from content_document d where d.owner_id = ${any(customers)}
    union select l.content_document_id from content_document_link l where l.linked_entity_id = ${any(owners)}
    union select v.content_document_id from relab_avatar p join content_version v on v.id = p.version_id
      where p.record_id = ${any(owners)}`);
  return {
    ...{ email, users, authIds: found.flatMap(({ auth_id }) => auth_id ?? []), contacts, accounts },
    ...{ leads, cases, quotes, offers, orders, returns, carts, files },
  };
}

/** Whether anything is stored about them. */
export const isKnown = ({ email: _, ...rows }: PersonRows): boolean =>
  Object.values(rows).some((ids: Ids) => ids.length > 0);
