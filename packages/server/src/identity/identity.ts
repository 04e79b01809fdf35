import type { EmailVerification, SignedIn } from '@relab/contract/identity';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { Cookies } from '../http/context.ts';
import { guestCookie, hashGuestSecret } from '../http/guest.ts';
import type { Role, Who } from '../http/who.ts';
import type { SendMail } from '../mail/index.ts';
import { clearAttempts, countAttempt, type Limit } from './attempts.ts';
import { authCode, createAuth } from './auth.ts';
import { confirmVerification, makeVerification, readVerification } from './email-verification.ts';
import { hashPassword as hashStrongly } from './password-hash.ts';
import { findPerson, findPersonByEmail, findPersonOfSession, insertPerson, type Person } from './people.ts';
import { createSessionCookie } from './session-cookie.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly secret: string;
  readonly mail: SendMail;
  readonly log: (line: string) => void;
  /** Stands in links that mails hold; never taken from a request, whose Host anybody may choose. */
  readonly baseUrl: string;
  readonly now?: () => Date;
  /** What is kept of the password of somebody new. Where many are made for tests, it need not withstand guessing. */
  readonly hashPassword?: (password: string) => Promise<string>;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | undefined;
}

export interface Identity {
  /** Once per request: one statement with a session cookie, none without. */
  resolveWho(cookies: Cookies): Promise<Who>;
  signUp(registration: Registration, cookies: Cookies, address: string | undefined): Promise<SignedIn>;
  signIn(email: string, password: string, cookies: Cookies, address: string | undefined): Promise<SignedIn>;
  /** Whose address and password these are, without a session; attempts count as those to sign in do. */
  checkPassword(email: string, password: string, address: string | undefined): Promise<Person | undefined>;
  signOut(cookies: Cookies): Promise<void>;
  requestPasswordReset(email: string, address: string | undefined): Promise<void>;
  resetPassword(token: string, newPassword: string, address: string | undefined): Promise<void>;
  /** The address that somebody signs in with, and whether it is known to be theirs. */
  readEmail(userId: string): Promise<EmailVerification>;
  /** Sends a link that confirms the address of who is signed in; none where it is confirmed. */
  requestEmailVerification(userId: string, address: string | undefined): Promise<void>;
  confirmEmail(userId: string, token: string, address: string | undefined): Promise<void>;
  /**
   * Somebody with roles, for setting an installation up, of an account that is there or one of their own; whoever is there
   * already stays as they are.
   */
  ensurePerson(registration: Registration, roles: readonly Role[], accountId?: string): Promise<Person>;
  /** Waits for mail that is on its way. */
  close(): Promise<void>;
}

const quarter = 900;
const hour = 3_600;
const limits = {
  signInAccount: { name: 'sign-in account', most: 10, seconds: quarter },
  signInAddress: { name: 'sign-in address', most: 60, seconds: quarter },
  signUpAddress: { name: 'sign-up address', most: 30, seconds: hour },
  resetAccount: { name: 'reset account', most: 5, seconds: hour },
  resetAddress: { name: 'reset address', most: 30, seconds: hour },
  verifyAccount: { name: 'verify account', most: 5, seconds: hour },
  verifyAddress: { name: 'verify address', most: 60, seconds: hour },
} as const satisfies Record<string, Limit>;

const refusedSignIn = (): ApiError =>
  new ApiError('INVALID_CREDENTIALS', 'The e-mail address or the password is not right.');

const signedIn = ({ userId, email, firstName, lastName }: Person): SignedIn => ({
  userId,
  email,
  firstName,
  lastName,
});

function isDuplicate(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === '23505' || authCode(error)?.startsWith('USER_ALREADY_EXISTS') === true;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { database, secret, baseUrl, mail, log } = options;
  const now = options.now ?? (() => new Date());
  const hashPassword = options.hashPassword ?? hashStrongly;
  const cookie = createSessionCookie(secret);
  const sending = new Set<Promise<void>>();

  function sendBeside(send: () => Promise<void>): void {
    const sent = send()
      .catch((error: unknown) => log(`A mail could not be sent: ${String(error)}`))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  /** Sent beside the answer: whether an address is known must not show in the time that an answer takes. */
  function sendReset(email: string, token: string): void {
    const link = new URL('/reset-password', baseUrl);
    link.searchParams.set('token', token);
    const text = [
      'Somebody, probably you, asked to set a new password for this address.',
      `Open this page within an hour to choose one: ${link.href}`,
      'If it was not you, nothing needs to be done; your password stays as it is.',
    ].join('\n\n');
    sendBeside(async () => await mail.send({ to: email, subject: 'Set a new password', text }));
  }

  /** Whoever has just signed up is signed in already: a mail that cannot be sent is asked for again on their pages. */
  function sendVerification(userId: string): void {
    sendBeside(async () => {
      const made = await makeVerification(database, userId, { baseUrl, now: now() });
      if (made) await mail.send(made);
    });
  }

  const auth = createAuth({ database, secret, baseUrl, sendReset });

  async function isTaken(email: string): Promise<boolean> {
    const { rows } = await sql`select 1 from auth_user where email = ${email}`.execute(database);
    return rows.length > 0;
  }

  /** Credentials and records are made together or not at all. */
  async function register(registration: Registration, roles: readonly Role[], accountId?: string) {
    const { password, firstName, lastName } = registration;
    const email = registration.email.toLowerCase();
    // Made first: a hash takes long, and a transaction would keep others waiting.
    const madeHash = await hashPassword(password);
    try {
      return await database.transaction().execute(async (transaction) => {
        const inner = createAuth({ database: transaction, secret, baseUrl, sendReset, madeHash });
        const { authId, token } = await inner.signUp({ email, password, name: `${firstName} ${lastName}` });
        const person = await insertPerson(transaction, {
          ...registration,
          email,
          authId,
          roles,
          accountId,
        });
        return { person, token };
      });
    } catch (error) {
      // Of two at the same moment, the second is refused by the database, and told of in some words or other.
      if (isDuplicate(error) || (await isTaken(email))) {
        throw new ApiError(
          'USER_EXISTS',
          'There is an account with this e-mail address. Sign in, or set a new password.',
          {
            fields: ['email'],
          },
        );
      }
      if (authCode(error) === 'INVALID_EMAIL') {
        throw new ApiError('INVALID_API_INPUT', 'email: This is not an e-mail address.', {
          fields: ['email'],
        });
      }
      throw error;
    }
  }

  async function countBoth(
    byAddress: Limit,
    address: string | undefined,
    byAccount: Limit,
    email: string,
  ): Promise<void> {
    if (address !== undefined) await countAttempt(database, byAddress, address, now());
    await countAttempt(database, byAccount, email, now());
  }

  /** A session for whoever gives the right password; without a person where there is none, or none who may sign in. */
  async function openSession(given: string, password: string, address: string | undefined) {
    const email = given.trim().toLowerCase();
    await countBoth(limits.signInAddress, address, limits.signInAccount, email);
    const session = await auth.signIn(email, password).catch((error: unknown) => {
      if (authCode(error) === undefined) throw error;
      return undefined;
    });
    const person = session && (await findPerson(database, session.authId));
    if (session && !person) await auth.endSession(session.token);
    if (person) await clearAttempts(database, limits.signInAccount, email, now());
    return { person, token: session?.token ?? '' };
  }

  return {
    async resolveWho(cookies) {
      const guestSecret = cookies.get(guestCookie);
      const guestKey = guestSecret ? hashGuestSecret(guestSecret) : null;
      const token = cookie.read(cookies);
      const person = token === undefined ? undefined : await findPersonOfSession(database, token, now());
      if (!person) return { kind: 'guest', guestKey, roles: ['guest'] };
      return { kind: 'user', guestKey, ...person };
    },

    async signUp(registration, cookies, address) {
      if (address !== undefined) await countAttempt(database, limits.signUpAddress, address, now());
      const { person, token } = await register(registration, ['buyer']);
      cookie.write(cookies, token);
      sendVerification(person.userId);
      return signedIn(person);
    },

    async signIn(email, password, cookies, address) {
      const { person, token } = await openSession(email, password, address);
      if (!person) throw refusedSignIn();
      const former = cookie.read(cookies);
      if (former !== undefined) await auth.endSession(former);
      cookie.write(cookies, token);
      return signedIn(person);
    },

    async checkPassword(email, password, address) {
      const { person, token } = await openSession(email, password, address);
      if (person) await auth.endSession(token);
      return person;
    },

    async signOut(cookies) {
      const token = cookie.read(cookies);
      if (token !== undefined) await auth.endSession(token);
      cookie.clear(cookies);
    },

    async requestPasswordReset(given, address) {
      const email = given.trim().toLowerCase();
      await countBoth(limits.resetAddress, address, limits.resetAccount, email);
      await auth.requestReset(email).catch((error: unknown) => {
        // Such an address cannot have an account; the answer is the same.
        if (authCode(error) === undefined) throw error;
      });
    },

    async resetPassword(token, newPassword, address) {
      if (address !== undefined) await countAttempt(database, limits.resetAddress, address, now());
      await auth.reset(token, newPassword).catch((error: unknown) => {
        if (authCode(error) === undefined) throw error;
        throw new ApiError('INVALID_INPUT', 'This link is no longer valid. Please ask for a new one.', {
          fields: ['token'],
        });
      });
    },

    readEmail: (userId) => readVerification(database, userId),

    async requestEmailVerification(userId, address) {
      await countBoth(limits.verifyAddress, address, limits.verifyAccount, userId);
      const made = await makeVerification(database, userId, { baseUrl, now: now() });
      if (made) await mail.send(made);
    },

    async confirmEmail(userId, token, address) {
      if (address !== undefined) await countAttempt(database, limits.verifyAddress, address, now());
      await confirmVerification(database, userId, token, now());
    },

    async ensurePerson(registration, roles, accountId) {
      const known = await findPersonByEmail(database, registration.email.toLowerCase());
      return known ?? (await register(registration, roles, accountId)).person;
    },

    async close() {
      await Promise.all(sending);
    },
  };
}
