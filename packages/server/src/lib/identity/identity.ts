import type { EmailVerification, SignedIn } from '@relab/contract/identity';
import type { Database } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { message } from '../errors/message.ts';
import type { Cookies } from '../http/context.ts';
import { guestCookie, hashGuestSecret } from '../http/guest.ts';
import { newLinkKey } from '../http/link-key.ts';
import type { SendMail } from '../mail/mail.ts';
import type { LocalizedPath } from '../mail/mail-language.ts';
import type { Principal, Role } from '../principal/principal.ts';
import { authCode, createAuth } from './auth.ts';
import { confirmVerification, readVerification } from './email-verification.ts';
import { createHashPool, type HashPool } from './hash-pool.ts';
import { createAttemptCounter, identityLimits } from './identity-limits.ts';
import { endAccess, findSigner, type Invitation, invitationSeconds } from './invitation.ts';
import { createMailSender } from './mail-sender.ts';
import { openSession } from './open-session.ts';
import { createPasswordHasher, type HashStrength } from './password-hash.ts';
import { resetPassword } from './password-reset.ts';
import { findPersonByEmail, findPersonOfSession, type Person } from './people.ts';
import { type Registration, register } from './registration.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { storeLanguage } from './user-language.ts';

/** What sign-in works with. `secret` signs session cookies: another one signs everybody out. */
export interface IdentityOptions {
  readonly database: Database;
  readonly secret: string;
  readonly mail: SendMail;
  readonly log: (line: string) => void;
  /** The base of links in mails; never read from a request, whose Host anybody may choose. */
  readonly baseUrl: string;
  /** Where pages of the site are in other languages; at the same paths without it. */
  readonly localizedPath?: LocalizedPath;
  readonly now?: () => Date;
  /** Of new passwords' hashes. Where many people are created for tests, they need not withstand guessing. */
  readonly passwordStrength?: HashStrength;
  /** Threads that several servers of one process share; without it there are own ones, which end with `close`. */
  readonly hashPool?: HashPool;
  /** Notified once the tokens, sessions and links of somebody have ended, as with another password. */
  readonly onAccessEnd?: (userId: string) => void;
  /** Delays responses where many passwords are tried; a parameter for tests. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Where a request came from. */
export interface Origin {
  /** The caller's network address, where the transport has it. */
  readonly address?: string | undefined;
  /** What the request prefers, as `de`: mails are written in it. */
  readonly language?: string | null;
}

/**
 * Who people are: sessions, registration, passwords, and mails about them. Failures are `ApiError`s; too many
 * attempts 429.
 */
export interface Identity {
  /** Once per request: one statement with a session cookie, none without. */
  resolvePrincipal(cookies: Cookies): Promise<Principal>;
  /** Whether there is a session's cookie, which may have ended. No statement. */
  hasSession(cookies: Pick<Cookies, 'get'>): boolean;
  signUp(registration: Registration, cookies: Cookies, origin: Origin): Promise<SignedIn>;
  signIn(email: string, password: string, cookies: Cookies, origin: Origin): Promise<SignedIn>;
  /** Whose address and password these are, without a session; attempts count as those to sign in do. */
  checkPassword(email: string, password: string, address: string | undefined): Promise<Person | undefined>;
  signOut(cookies: Cookies): Promise<void>;
  requestPasswordReset(email: string, origin: Origin): Promise<void>;
  resetPassword(token: string, newPassword: string, address: string | undefined): Promise<void>;
  /** The address that a user signs in with, and whether it is confirmed. */
  readEmail(userId: string): Promise<EmailVerification>;
  /** Sends a link that confirms the address of who is signed in; none where it is confirmed. */
  requestEmailVerification(userId: string, origin: Origin): Promise<void>;
  confirmEmail(userId: string, token: string, address: string | undefined): Promise<void>;
  /**
   * A user with roles, for setting an installation up, of an existing account or one of their own; an existing user
   * stays as they are.
   */
  ensurePerson(registration: Registration, roles: readonly Role[], accountId?: string): Promise<Person>;
  /** Creates a user with roles, who chooses a password by a link in a mail; returns the user's id. */
  invite(invitation: Invitation): Promise<string>;
  /** Mails an invitation again. Throws 404 where nobody signs in with the user. */
  sendInvitation(userId: string): Promise<void>;
  /** Mails a link to a new password. Throws 404 where nobody signs in with the user. */
  sendPasswordReset(userId: string): Promise<void>;
  /** Ends the sessions of a user, the tokens of their programs, and links that were mailed to them. */
  endAccess(userId: string): Promise<void>;
  /** Waits for mail that is being sent, and ends the threads that hash passwords. */
  close(): Promise<void>;
}

const wrongCredentials = (): ApiError =>
  new ApiError(
    'INVALID_CREDENTIALS',
    message((texts) => texts.credentials),
  );

const signedIn = ({ userId, email, firstName, lastName }: Person): SignedIn => ({
  userId,
  email,
  firstName,
  lastName,
});

/** Part of `createServer`, whose `identity` most callers want; by itself it is for programs that create people. */
export function createIdentity(options: IdentityOptions): Identity {
  const { database, secret, baseUrl, onAccessEnd = () => undefined } = options;
  const now = options.now ?? (() => new Date());
  const hashPool = options.hashPool ?? createHashPool();
  const passwords = createPasswordHasher(hashPool, options.passwordStrength);
  const cookie = createSessionCookie(secret);
  const mails = createMailSender({ ...options, now });
  const authOptions = { database, secret, passwords, baseUrl };
  const auth = createAuth(authOptions);
  const guard = createSignInGuard({ database, now, pause: options.pause });
  const sessions = { database, auth, guard };
  const count = createAttemptCounter(database, now);
  const invitationKey = async (userId: string): Promise<string> => {
    const { authId } = await findSigner(database, userId);
    return await auth.makeReset(authId, invitationSeconds);
  };

  return {
    async resolvePrincipal(cookies) {
      const guestSecret = cookies.get(guestCookie);
      const guestKey = guestSecret ? hashGuestSecret(guestSecret) : null;
      const token = cookie.read(cookies);
      const person = token === undefined ? undefined : await findPersonOfSession(database, token, now());
      if (!person) return { kind: 'guest', guestKey, roles: ['guest'] };
      return { kind: 'user', guestKey, ...person };
    },

    hasSession: (cookies) => cookie.read(cookies) !== undefined,

    async signUp(registration, cookies, { address, language = null }) {
      await count.byNetwork(identityLimits.signUpNetwork, address);
      await count.byMailbox(identityLimits.signUpMailbox, registration.email);
      const { person, token } = await register(authOptions, registration, ['buyer']);
      await storeLanguage(database, person.userId, language);
      cookie.write(cookies, token);
      mails.sendVerificationLater(person.userId, language);
      return signedIn(person);
    },

    async signIn(email, password, cookies, { address, language = null }) {
      const opened = await openSession(sessions, { email, password, address });
      if (!opened) throw wrongCredentials();
      const { person, token } = opened;
      await storeLanguage(database, person.userId, language);
      const former = cookie.read(cookies);
      if (former !== undefined) await auth.endSession(former);
      cookie.write(cookies, token);
      return signedIn(person);
    },

    async checkPassword(email, password, address) {
      const opened = await openSession(sessions, { email, password, address });
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
      await count.byNetwork(identityLimits.resetNetwork, address);
      await count.byMailbox(identityLimits.resetMailbox, email);
      await auth.requestReset(email, mails.sendResetIn(language)).catch((error: unknown) => {
        // Such an address cannot have an account; the response is the same.
        if (authCode(error) === undefined) throw error;
      });
    },

    async resetPassword(token, newPassword, address) {
      await count.byNetwork(identityLimits.resetNetwork, address);
      const person = await resetPassword(auth, authOptions, token, newPassword);
      if (!person) return;
      onAccessEnd(person.userId);
      await guard.clear(person.email, address);
    },

    readEmail: (userId) => readVerification(database, userId),

    async requestEmailVerification(userId, { address, language = null }) {
      await count.byNetwork(identityLimits.verifyNetwork, address);
      await count.byMailbox(identityLimits.verifyMailbox, (await readVerification(database, userId)).email);
      await mails.sendVerification(userId, language);
    },

    async confirmEmail(userId, token, address) {
      await count.byNetwork(identityLimits.verifyNetwork, address);
      await confirmVerification(database, userId, token, now());
    },

    async ensurePerson(registration, roles, accountId) {
      const known = await findPersonByEmail(database, registration.email.toLowerCase());
      return known ?? (await register(authOptions, registration, roles, accountId)).person;
    },

    async invite({ language = null, ...invited }) {
      // Nobody knows it: the link of the mail sets the first one that somebody does.
      const registration = { ...invited, password: newLinkKey() };
      const { roles, accountId } = invited;
      const { person, token } = await register(authOptions, registration, roles, accountId);
      await auth.endSession(token);
      await storeLanguage(database, person.userId, language);
      await mails.sendInvitation(person.email, await invitationKey(person.userId), language);
      return person.userId;
    },

    async sendInvitation(userId) {
      const { email, language } = await findSigner(database, userId);
      await mails.sendInvitation(email, await invitationKey(userId), language);
    },

    async sendPasswordReset(userId) {
      const { email, language } = await findSigner(database, userId);
      await auth.requestReset(email, mails.sendResetIn(language));
    },

    async endAccess(userId) {
      await endAccess(database, userId);
      onAccessEnd(userId);
    },

    async close() {
      await mails.settle();
      if (!options.hashPool) await hashPool.close();
    },
  };
}
