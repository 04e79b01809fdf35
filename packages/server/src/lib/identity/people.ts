import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { newId } from '../ids/new-id.ts';
import type { Role } from '../principal/principal.ts';
import { type Settings, type SettingsRow, toSettings, usualSettings } from '../principal/user-settings.ts';
import { keyPrefixes } from './key-prefixes.ts';

export interface Person {
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly settings: Settings;
}

export interface NewPerson extends Pick<Person, 'email' | 'firstName' | 'lastName' | 'roles'> {
  readonly authId: string;
  readonly companyName?: string | undefined;
  /** The account that they belong to; one of their own is made without it. */
  readonly accountId?: string | undefined;
}

/** Columns of "user" that tell who somebody is. */
export interface PersonRow extends SettingsRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string;
  readonly roles: string;
}

/** Names of these columns but the id, for whoever joins other tables; none of those has a column of the same name. */
export const personColumns = sql.join(
  [
    'account_id',
    'email',
    'first_name',
    'last_name',
    'roles',
    'locale_sid_key',
    'language_locale_key',
    'time_zone_sid_key',
    'default_currency_iso_code',
  ].map((name) => sql.id(name)),
);

export const toPerson = (row: PersonRow): Person => ({
  userId: row.id,
  accountId: row.account_id ?? '',
  email: row.email,
  firstName: row.first_name ?? '',
  lastName: row.last_name,
  roles: row.roles.split(';') as Role[],
  settings: toSettings(row),
});

/** The records of somebody new: the account, unless they come to one that is there, the contact and the user. */
export async function insertPerson(database: Database, person: NewPerson): Promise<Person> {
  const { authId, email, firstName, lastName, companyName, roles } = person;
  const userId = newId(keyPrefixes.user);
  const accountId = person.accountId ?? newId(keyPrefixes.account);
  const contactId = newId(keyPrefixes.contact);
  const accountName = companyName || `${firstName} ${lastName}`;
  if (person.accountId === undefined)
    await sql`
      insert into account (id, name, created_by_id, last_modified_by_id)
      values (${accountId}, ${accountName}, ${userId}, ${userId})`.execute(database);
  await sql`
    insert into contact (id, first_name, last_name, email, account_id, created_by_id, last_modified_by_id)
    values (${contactId}, ${firstName}, ${lastName}, ${email}, ${accountId}, ${userId}, ${userId})`.execute(
    database,
  );
  await sql`
    insert into "user" (id, username, email, first_name, last_name, account_id, contact_id, roles, auth_id,
      created_by_id, last_modified_by_id)
    values (${userId}, ${email}, ${email}, ${firstName}, ${lastName}, ${accountId}, ${contactId}, ${roles.join(';')},
      ${authId}, ${userId}, ${userId})`.execute(database);
  return { userId, accountId, email, firstName, lastName, roles, settings: usualSettings };
}

/** Undefined for somebody who may no longer sign in. */
export async function findPerson(database: Database, authId: string): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select id, ${personColumns} from "user"
    where auth_id = ${authId} and is_active and not is_deleted`.execute(database);
  return rows[0] && toPerson(rows[0]);
}

/** Undefined for somebody who may no longer sign in. */
export async function findPersonById(database: Database, userId: string): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select id, ${personColumns} from "user"
    where id = ${userId} and is_active and not is_deleted`.execute(database);
  return rows[0] && toPerson(rows[0]);
}

export async function findPersonByEmail(database: Database, email: string): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select id, ${personColumns} from "user"
    where username = ${email} and not is_deleted`.execute(database);
  return rows[0] && toPerson(rows[0]);
}

/** Whose session a token is, in one statement over unique indexes. */
export async function findPersonOfSession(
  database: Database,
  token: string,
  now: Date,
): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select person.id, ${personColumns}
    from auth_session join "user" as person on person.auth_id = auth_session.user_id
    where token = ${token} and expires_at > ${now} and is_active and not is_deleted`.execute(database);
  return rows[0] && toPerson(rows[0]);
}
