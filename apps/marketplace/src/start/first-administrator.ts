import type { Database, Row } from '@relab/database';
import type { Identity } from '@relab/server/identity';
import { sql } from 'kysely';
import { readFirstPassword } from '../settings/data-folder.ts';

const email = 'office@relab.example';

/** Somebody who runs the marketplace; `passwordFile` where they were made just now. */
export interface FirstAdministrator {
  readonly userId: string;
  readonly email: string;
  readonly passwordFile?: string;
}

/**
 * Sees to it that somebody can sign in to the office. Their password is made up at the first start and stands in a file
 * of the data folder that its owner alone can read; nobody has one that others know.
 */
export async function ensureAdministrator(
  database: Database,
  identity: Identity,
  folder: string,
): Promise<FirstAdministrator> {
  const { rows } = await sql<Row<'user', 'id' | 'email'>>`
    select id, email from "user" where 'administrator' = any(string_to_array(roles, ';')) and not is_deleted
    order by created_date, id limit 1`.execute(database);
  const [existing] = rows;
  if (existing) return { userId: existing.id, email: existing.email };
  const { password, path } = await readFirstPassword(folder);
  const person = { email, password, firstName: 'Relab', lastName: 'Office', companyName: 'Relab' };
  const { userId } = await identity.ensurePerson(person, ['clerk', 'administrator']);
  return { userId, email, passwordFile: path };
}
