import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { newId } from '../ids/new-id.ts';
import type { Role } from '../principal/principal.ts';
import { defaultSettings, type Settings, settingColumns, toSettings } from '../principal/user-settings.ts';
import { keyPrefixes } from './key-prefixes.ts';

/** Somebody who signs in, from their user record. `accountId` is the account they buy for. */
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

/** Columns of "user" that tell who somebody is, but the id; no table that it is joined to has a column of the same name. */
export const personColumns = [
  'account_id',
  'email',
  'first_name',
  'last_name',
  'roles',
  ...settingColumns,
] as const;

export type PersonRow = Row<'user', 'id' | (typeof personColumns)[number]>;

/** Of "user": who no longer works here, and whose record is deleted, has no session. */
export const maySignIn = sql<boolean>`is_active and not is_deleted`;

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
  const audit = { created_by_id: userId, last_modified_by_id: userId };
  const named = { email, first_name: firstName, last_name: lastName, account_id: accountId, ...audit };
  if (person.accountId === undefined)
    await database
      .insertInto('account')
      .values({ id: accountId, name: accountName, ...audit })
      .execute();
  await database
    .insertInto('contact')
    .values({ id: contactId, ...named })
    .execute();
  await database
    .insertInto('user')
    .values({
      id: userId,
      username: email,
      ...named,
      contact_id: contactId,
      roles: roles.join(';'),
      auth_id: authId,
    })
    .execute();
  return { userId, accountId, email, firstName, lastName, roles, settings: defaultSettings };
}

const personOf = (row: PersonRow | undefined): Person | undefined => row && toPerson(row);

const selectPerson = (database: Database) => database.selectFrom('user').select(['id', ...personColumns]);

/** Undefined for somebody who may no longer sign in. */
export const findPerson = async (database: Database, authId: string): Promise<Person | undefined> =>
  personOf(await selectPerson(database).where('auth_id', '=', authId).where(maySignIn).executeTakeFirst());

/** Undefined for somebody who may no longer sign in. */
export const findPersonById = async (database: Database, userId: string): Promise<Person | undefined> =>
  personOf(await selectPerson(database).where('id', '=', userId).where(maySignIn).executeTakeFirst());

export const findPersonByEmail = async (database: Database, email: string): Promise<Person | undefined> =>
  personOf(
    await selectPerson(database)
      .where('username', '=', email)
      .where(({ not }) => not('is_deleted'))
      .executeTakeFirst(),
  );

/** Whose session a token is, in one statement over unique indexes. */
export async function findPersonOfSession(
  database: Database,
  token: string,
  now: Date,
): Promise<Person | undefined> {
  const row = await database
    .selectFrom('auth_session as session')
    .innerJoin('user as person', 'person.auth_id', 'session.user_id')
    .select(['person.id', ...personColumns])
    .where('token', '=', token)
    .where('expires_at', '>', now)
    .where(maySignIn)
    .executeTakeFirst();
  return personOf(row);
}
