import type { Database } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { message } from '../errors/message.ts';
import type { Role } from '../principal/principal.ts';
import { type AuthOptions, authCode, createAuth } from './auth.ts';
import { insertPerson, type Person } from './people.ts';

/** What somebody signs up with. The address is compared without case; the company names the account. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | undefined;
}

/** Who was registered, and the token of their first session. */
export interface Registered {
  readonly person: Person;
  readonly token: string;
}

function isDuplicate(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === '23505' || authCode(error)?.startsWith('USER_ALREADY_EXISTS') === true;
}

async function isTaken(database: Database, email: string): Promise<boolean> {
  const user = database.selectFrom('auth_user').select('id').where('email', '=', email);
  return (await user.executeTakeFirst()) !== undefined;
}

/** Registers somebody: credentials and records are made together or not at all. */
export async function register(
  options: AuthOptions,
  registration: Registration,
  roles: readonly Role[],
  accountId?: string,
): Promise<Registered> {
  const { database, passwords } = options;
  const { password, firstName, lastName } = registration;
  const email = registration.email.toLowerCase();
  // Made first: a hash takes long, and a transaction would keep others waiting.
  const madeHash = await passwords.hash(password);
  try {
    return await database.transaction().execute(async (transaction) => {
      const auth = createAuth({ ...options, database: transaction, madeHash });
      const { authId, token } = await auth.signUp({ email, password, name: `${firstName} ${lastName}` });
      const person = await insertPerson(transaction, { ...registration, email, authId, roles, accountId });
      return { person, token };
    });
  } catch (error) {
    // Of two at the same moment, the database rejects the second, in some words or other.
    if (isDuplicate(error) || (await isTaken(database, email))) {
      throw new ApiError(
        'USER_EXISTS',
        message((texts) => texts.userExists),
        { fields: ['email'] },
      );
    }
    if (authCode(error) === 'INVALID_EMAIL') {
      throw new ApiError(
        'INVALID_API_INPUT',
        message((texts) => texts.noEmail),
        { fields: ['email'] },
      );
    }
    throw error;
  }
}
