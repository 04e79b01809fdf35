import type { EmailVerification, SignedIn } from '@relab/contract/identity';
import type { Database } from '@relab/database';
import { ApiError } from '../http/api-error.ts';
import type { Cookies } from '../http/context.ts';
import { guestCookie, hashGuestSecret } from '../http/guest.ts';
import type { SendMail } from '../mail/mail.ts';
import type { LocalizedPath } from '../mail/mail-language.ts';
import { networkOf } from '../network/network.ts';
import type { Role, Who } from '../principal/principal.ts';
import { countAttempt, type Limit } from './attempts.ts';
import { authCode, createAuth } from './auth.ts';
import { confirmVerification, makeVerification, readVerification } from './email-verification.ts';
import { createHashPool, type HashPool } from './hash-pool.ts';
import { resetMail } from './identity-mails.ts';
import { mailboxOf } from './mailbox.ts';
import { createPasswordHasher, type HashStrength } from './password-hash.ts';
import { resetPassword } from './password-reset.ts';
import { findPerson, findPersonByEmail, findPersonOfSession, insertPerson, type Person } from './people.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { findPasswordHash, isPasswordHash } from './stored-password.ts';
import { storeLanguage } from './user-language.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly secret: string;
  readonly mail: SendMail;
  readonly log: (line: string) => void;
  /** Stands in links that mails hold; never taken from a request, whose Host anybody may choose. */
  readonly baseUrl: string;
  /** Where pages of the site are in other languages; at the same paths without it. */
  readonly localizedPath?: LocalizedPath;
  readonly now?: () => Date;
  /** Of new passwords' hashes. Where many people are created for tests, they need not withstand guessing. */
  readonly passwordStrength?: HashStrength;
  /** Threads that several servers of one process share; without it there are own ones, which end with `close`. */
  readonly hashPool?: HashPool;
  /** Notified once the tokens, sessions and links of somebody have ended with their password. */
  readonly onPasswordChange?: (userId: string) => void;
  /** How long answers take where many passwords are tried; for tests. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | undefined;
}

/** Where a request came from. */
export interface Origin {
  /** The caller's network address, where the transport says. */
  readonly address?: string | undefined;
  /** What the request prefers, as `de`: mails are written in it. */
  readonly language?: string | null;
}

export interface Identity {
  /** Once per request: one statement with a session cookie, none without. */
  resolveWho(cookies: Cookies): Promise<Who>;
  /** Whether there is a session's cookie, which may have ended. No statement. */
  hasSession(cookies: Cookies): boolean;
  signUp(registration: Registration, cookies: Cookies, origin: Origin): Promise<SignedIn>;
  signIn(email: string, password: string, cookies: Cookies, origin: Origin): Promise<SignedIn>;
  /** Whose address and password these are, without a session; attempts count as those to sign in do. */
  checkPassword(email: string, password: string, address: string | undefined): Promise<Person | undefined>;
  signOut(cookies: Cookies): Promise<void>;
  requestPasswordReset(email: string, origin: Origin): Promise<void>;
  resetPassword(token: string, newPassword: string, address: string | undefined): Promise<void>;
  /** The address that somebody signs in with, and whether it is known to be theirs. */
  readEmail(userId: string): Promise<EmailVerification>;
  /** Sends a link that confirms the address of who is signed in; none where it is confirmed. */
  requestEmailVerification(userId: string, origin: Origin): Promise<void>;
  confirmEmail(userId: string, token: string, address: string | undefined): Promise<void>;
  /**
   * Somebody with roles, for setting an installation up, of an account that is there or one of their own; whoever is there
   * already stays as they are.
   */
  ensurePerson(registration: Registration, roles: readonly Role[], accountId?: string): Promise<Person>;
  /** Waits for mail that is being sent, and ends the threads that hash passwords. */
  close(): Promise<void>;
}

const hour = 3_600;
const limits = {
  signUpNetwork: { name: 'sign-up network', most: 30, seconds: hour },
  signUpMailbox: { name: 'sign-up mailbox', most: 5, seconds: hour },
  resetNetwork: { name: 'reset network', most: 30, seconds: hour },
  /** As many links as this are valid at once, so nobody who asks for another person's keeps them from theirs. */
  resetMailbox: { name: 'reset mailbox', most: 5, seconds: hour },
  verifyNetwork: { name: 'verify network', most: 60, seconds: hour },
  verifyMailbox: { name: 'verify mailbox', most: 5, seconds: hour },
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
  const { database, secret, baseUrl, localizedPath, mail, log, onPasswordChange = () => undefined } = options;
  const now = options.now ?? (() => new Date());
  const hashPool = options.hashPool ?? createHashPool();
  const passwords = createPasswordHasher(hashPool, options.passwordStrength);
  const cookie = createSessionCookie(secret);
  const sending = new Set<Promise<void>>();

  function sendBeside(send: () => Promise<void>): void {
    const sent = send()
      .catch((error: unknown) => log(`A mail could not be sent: ${String(error)}`))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  /** Sent beside the answer: whether an address is known must not show in the time that an answer takes. */
  const sendResetIn =
    (language: string | null) =>
    (email: string, token: string): void =>
      sendBeside(() => mail.send(resetMail(email, token, { baseUrl, localizedPath, language })));

  /** Whoever has just signed up is signed in already: a mail that cannot be sent is asked for again on their pages. */
  function sendVerification(userId: string, language: string | null): void {
    sendBeside(async () => {
      const settings = { baseUrl, localizedPath, language };
      const made = await makeVerification(database, userId, { ...settings, now: now() });
      if (made) await mail.send(made);
    });
  }

  const authOptions = { database, secret, passwords, baseUrl, sendReset: sendResetIn(null) };
  const auth = createAuth(authOptions);
  const signIns = createSignInGuard({ database, now, pause: options.pause });

  async function isTaken(email: string): Promise<boolean> {
    const user = database.selectFrom('auth_user').select('id').where('email', '=', email);
    return (await user.executeTakeFirst()) !== undefined;
  }

  /** Credentials and records are made together or not at all. */
  async function register(registration: Registration, roles: readonly Role[], accountId?: string) {
    const { password, firstName, lastName } = registration;
    const email = registration.email.toLowerCase();
    // Made first: a hash takes long, and a transaction would keep others waiting.
    const madeHash = await passwords.hash(password);
    try {
      return await database.transaction().execute(async (transaction) => {
        const inner = createAuth({ ...authOptions, database: transaction, madeHash });
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

  async function countNetwork(limit: Limit, address: string | undefined): Promise<void> {
    if (address !== undefined) await countAttempt(database, limit, networkOf(address), now());
  }

  async function countMailbox(limit: Limit, email: string): Promise<void> {
    await countAttempt(database, limit, mailboxOf(email), now());
  }

  /** A session for whoever gives the right password; without a person where there is none, or none who may sign in. */
  async function openSession(given: string, password: string, address: string | undefined) {
    const email = given.trim().toLowerCase();
    return await signIns.guard(email, address, async () => {
      const before = await findPasswordHash(database, email);
      const session = await auth.signIn(email, password).catch((error: unknown) => {
        if (authCode(error) === undefined) throw error;
        return undefined;
      });
      if (!session) return undefined;
      const isCurrent = before !== undefined && (await isPasswordHash(database, session.authId, before));
      const person = isCurrent ? await findPerson(database, session.authId) : undefined;
      if (person) return { person, token: session.token };
      await auth.endSession(session.token);
      return undefined;
    });
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

    hasSession: (cookies) => cookie.read(cookies) !== undefined,

    async signUp(registration, cookies, { address, language = null }) {
      await countNetwork(limits.signUpNetwork, address);
      await countMailbox(limits.signUpMailbox, registration.email);
      const { person, token } = await register(registration, ['buyer']);
      await storeLanguage(database, person.userId, language);
      cookie.write(cookies, token);
      sendVerification(person.userId, language);
      return signedIn(person);
    },

    async signIn(email, password, cookies, { address, language = null }) {
      const opened = await openSession(email, password, address);
      if (!opened) throw refusedSignIn();
      const { person, token } = opened;
      await storeLanguage(database, person.userId, language);
      const former = cookie.read(cookies);
      if (former !== undefined) await auth.endSession(former);
      cookie.write(cookies, token);
      return signedIn(person);
    },

    async checkPassword(email, password, address) {
      const opened = await openSession(email, password, address);
      if (opened) await auth.endSession(opened.token);
      return opened?.person;
    },

    async signOut(cookies) {
      const token = cookie.read(cookies);
      if (token !== undefined) await auth.endSession(token);
      cookie.clear(cookies);
    },

    async requestPasswordReset(given, { address, language = null }) {
      const email = given.trim().toLowerCase();
      await countNetwork(limits.resetNetwork, address);
      await countMailbox(limits.resetMailbox, email);
      const inner = createAuth({ ...authOptions, sendReset: sendResetIn(language) });
      await inner.requestReset(email).catch((error: unknown) => {
        // Such an address cannot have an account; the answer is the same.
        if (authCode(error) === undefined) throw error;
      });
    },

    async resetPassword(token, newPassword, address) {
      await countNetwork(limits.resetNetwork, address);
      const person = await resetPassword(auth, authOptions, token, newPassword);
      if (!person) return;
      onPasswordChange(person.userId);
      await signIns.clear(person.email, address);
    },

    readEmail: (userId) => readVerification(database, userId),

    async requestEmailVerification(userId, { address, language = null }) {
      await countNetwork(limits.verifyNetwork, address);
      await countMailbox(limits.verifyMailbox, (await readVerification(database, userId)).email);
      const settings = { baseUrl, localizedPath, language };
      const made = await makeVerification(database, userId, { ...settings, now: now() });
      if (made) await mail.send(made);
    },

    async confirmEmail(userId, token, address) {
      await countNetwork(limits.verifyNetwork, address);
      await confirmVerification(database, userId, token, now());
    },

    async ensurePerson(registration, roles, accountId) {
      const known = await findPersonByEmail(database, registration.email.toLowerCase());
      return known ?? (await register(registration, roles, accountId)).person;
    },

    async close() {
      await Promise.all(sending);
      if (!options.hashPool) await hashPool.close();
    },
  };
}
