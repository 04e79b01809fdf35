import { randomBytes } from 'node:crypto';
import { isRecordId, normalizeId } from '@relab/contract';
import type { Program, ProgramSecret } from '@relab/contract/administration';
import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { badRequest, errorFactory, notFound } from '../errors/errors.ts';
import { message } from '../errors/message.ts';
import { findPersonById } from '../identity/people.ts';
import { problemOf } from '../oauth/clients.ts';
import type { Scope } from '../oauth/scopes.ts';
import { hashSecret, newSecret } from '../oauth/secrets.ts';

const conflict = errorFactory('CONFLICT');
const maxPrograms = 500;

interface ProgramRow extends Omit<Program, 'createdAt' | 'secretChangedAt'> {
  readonly createdAt: Date;
  readonly secretChangedAt: Date | null;
}

const toProgram = ({ createdAt, secretChangedAt, ...row }: ProgramRow): Program => ({
  ...row,
  createdAt: createdAt.toISOString(),
  secretChangedAt: secretChangedAt?.toISOString() ?? null,
});

async function select(database: Database, which: RawBuilder<SqlBool>): Promise<readonly Program[]> {
  const { rows } = await sql<ProgramRow>`
    select c.id as program, c.name, c.secret_hash is null as "isPublic", c.redirect_uris as "redirectUris", c.origins,
      c.scopes, c.acts_as as "actsAsId", u.name as "actsAsName", c.made_by is null as "isOfFile",
      c.created_at as "createdAt", c.secret_changed_at as "secretChangedAt",
      (select count(distinct g.user_id)::int from oauth_grant g where g.client_id = c.id and g.expires_at > now()) as "userCount"
    from oauth_client c left join "user" u on u.id = c.acts_as
    where ${which} order by lower(c.name), c.id limit ${maxPrograms}`.execute(database);
  return rows.map(toProgram);
}

/** By name. */
export const readPrograms = (database: Database): Promise<readonly Program[]> => select(database, sql`true`);

async function readProgram(database: Database, program: string): Promise<Program> {
  const [row] = await select(database, sql<SqlBool>`c.id = ${program}`);
  if (!row) throw notFound();
  return row;
}

/** One that was made here. Throws 409 for one of the file: the next start would undo what is changed. */
async function readOwn(database: Database, program: string): Promise<Program> {
  const row = await readProgram(database, program);
  if (row.isOfFile) throw conflict(message((texts) => texts.programOfFile));
  return row;
}

interface Addresses {
  readonly name?: string | undefined;
  readonly redirectUris?: readonly string[] | undefined;
  readonly origins?: readonly string[] | undefined;
  readonly scopes?: readonly Scope[] | undefined;
}

export interface NewProgram extends Addresses {
  readonly name: string;
  readonly isPublic?: boolean | undefined;
  readonly actsAsId?: string | undefined;
}

function assertValid(
  program: string,
  { redirectUris = [], origins = [] }: Addresses,
  actsAs: string | null,
  secret: string | null,
): void {
  const problem = problemOf({
    id: program,
    name: program,
    redirectUris,
    origins,
    ...(actsAs === null ? {} : { actsAs }),
    ...(secret === null ? {} : { secret }),
  });
  if (problem !== undefined) throw badRequest(message((texts) => texts.programInvalid(problem(texts))));
}

async function requireUser(database: Database, given: string): Promise<string> {
  const person = await findPersonById(database, isRecordId(given) ? normalizeId(given) : '');
  if (!person)
    throw badRequest(
      message((texts) => texts.userDoesNotSignIn),
      'actsAsId',
    );
  return person.userId;
}

/** A program with an id and a secret made by chance; the secret is stored as a hash alone. */
export async function createProgram(
  database: Database,
  { name, isPublic = false, actsAsId, ...addresses }: NewProgram,
  madeBy: string,
  now: Date,
): Promise<ProgramSecret> {
  const { count } = await database
    .selectFrom('oauth_client')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxPrograms) throw conflict(message((texts) => texts.programsFull(maxPrograms)));
  const program = `program-${randomBytes(9).toString('hex')}`;
  const secret = isPublic ? null : newSecret();
  const actsAs = actsAsId === undefined ? null : await requireUser(database, actsAsId);
  assertValid(program, addresses, actsAs, secret);
  await database
    .insertInto('oauth_client')
    .values({
      id: program,
      secret_hash: secret === null ? null : hashSecret(secret),
      name,
      redirect_uris: addresses.redirectUris ?? [],
      origins: addresses.origins ?? [],
      scopes: addresses.scopes ?? ['api', 'id'],
      acts_as: actsAs,
      allows_password: false,
      created_at: now,
      made_by: madeBy,
      secret_changed_at: secret === null ? null : now,
    })
    .execute();
  return { program: await readProgram(database, program), secret };
}

/** Changes what is named, and nothing else. */
export async function updateProgram(
  database: Database,
  program: string,
  change: Addresses,
): Promise<Program> {
  await readOwn(database, program);
  assertValid(program, change, null, null);
  const { name, redirectUris, origins, scopes } = change;
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(redirectUris === undefined ? {} : { redirect_uris: redirectUris }),
    ...(origins === undefined ? {} : { origins }),
    ...(scopes === undefined ? {} : { scopes }),
  };
  if (Object.keys(set).length > 0)
    await database.updateTable('oauth_client').set(set).where('id', '=', program).execute();
  return await readProgram(database, program);
}

/** Ends all that a program has; gives for how many users, and the families that ended. */
export async function endTokens(
  database: Database,
  program: string,
): Promise<{ readonly userCount: number; readonly grantIds: readonly string[] }> {
  await readProgram(database, program);
  const ended = await database
    .deleteFrom('oauth_grant')
    .where('client_id', '=', program)
    .returning(['id', 'user_id'])
    .execute();
  return {
    userCount: new Set(ended.map(({ user_id }) => user_id)).size,
    grantIds: ended.map(({ id }) => id),
  };
}

/** Another secret in the place of the one that is there. */
export async function rotateSecret(database: Database, program: string, now: Date): Promise<ProgramSecret> {
  const { isPublic } = await readOwn(database, program);
  if (isPublic) throw conflict(message((texts) => texts.programWithoutSecret));
  const secret = newSecret();
  await database
    .updateTable('oauth_client')
    .set({ secret_hash: hashSecret(secret), secret_changed_at: now })
    .where('id', '=', program)
    .execute();
  return { program: await readProgram(database, program), secret };
}

/** Deletes a program with everything that it was allowed; gives the families of tokens that end with it. */
export async function deleteProgram(database: Database, program: string): Promise<readonly string[]> {
  await readOwn(database, program);
  const { grantIds } = await endTokens(database, program);
  await database.deleteFrom('oauth_client').where('id', '=', program).execute();
  return grantIds;
}
