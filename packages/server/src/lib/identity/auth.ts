import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@relab/database';
import { betterAuth } from 'better-auth';
import { newLinkKey } from '../http/link-key.ts';
import type { PasswordHasher } from './password-hash.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly secret: string;
  readonly passwords: PasswordHasher;
  readonly baseUrl: string;
  /** The hash of the password that is about to be set, where it was made before a transaction began. */
  readonly madeHash?: string;
}

/** A month; then people sign in again. */
export const sessionSeconds = 2_592_000;
const resetSeconds = 3_600;

/** Writes the mail with a link to a new password. */
export type SendReset = (email: string, token: string) => void;

/** The library is configured once, while each request has mails written in its own language. */
const resetSender = new AsyncLocalStorage<SendReset>();

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/**
 * The sign-in library over our tables. It keeps credentials and sessions, and makes and checks tokens; its own routes
 * are not mounted: our calls use its functions. A transaction may be its database.
 */
function configure({ database, secret, passwords, baseUrl, madeHash }: AuthOptions) {
  return betterAuth({
    database: { db: database, type: 'postgres' },
    secret,
    baseURL: baseUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // The tables are ours, made by migrations; looking them over each time a transaction is the database would cost.
    advanced: { database: { validateSchema: false } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => madeHash ?? (await passwords.hash(password)),
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
      sendResetPassword: async ({ user, token }) => resetSender.getStore()?.(user.email, token),
    },
    session: {
      modelName: 'auth_session',
      expiresIn: sessionSeconds,
      fields: {
        ...stamps,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
    },
    user: { modelName: 'auth_user', fields: { ...stamps, emailVerified: 'email_verified' } },
    account: {
      modelName: 'auth_credential',
      fields: {
        ...stamps,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { ...stamps, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
  });
}

/** The few functions of the library that this server uses. */
export interface Auth {
  /** Makes the credentials; gives the library's id of the person and a session's token. */
  signUp(person: {
    email: string;
    password: string;
    name: string;
  }): Promise<{ authId: string; token: string }>;
  signIn(email: string, password: string): Promise<{ authId: string; token: string }>;
  requestReset(email: string, send: SendReset): Promise<void>;
  /** A key that sets a new password once, within so many seconds. */
  makeReset(authId: string, seconds: number): Promise<string>;
  /** The library's id of whom a link to a new password was sent to; undefined for one that serves no more. */
  findReset(token: string): Promise<string | undefined>;
  reset(token: string, newPassword: string): Promise<void>;
  endSession(token: string): Promise<void>;
}

export function createAuth(options: AuthOptions): Auth {
  const auth = configure(options);
  return {
    async signUp(body) {
      const { user, token } = await auth.api.signUpEmail({ body });
      return { authId: user.id, token: token ?? '' };
    },
    async signIn(email, password) {
      const { user, token } = await auth.api.signInEmail({ body: { email, password } });
      return { authId: user.id, token };
    },
    async requestReset(email, send) {
      await resetSender.run(send, () => auth.api.requestPasswordReset({ body: { email } }));
    },
    async makeReset(authId, seconds) {
      const { internalAdapter } = await auth.$context;
      const key = newLinkKey();
      await internalAdapter.createVerificationValue({
        value: authId,
        identifier: `reset-password:${key}`,
        expiresAt: new Date(Date.now() + seconds * 1000),
      });
      return key;
    },
    async findReset(token) {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return found && found.expiresAt.getTime() > Date.now() ? found.value : undefined;
    },
    async reset(token, newPassword) {
      await auth.api.resetPassword({ body: { token, newPassword } });
    },
    async endSession(token) {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteSession(token);
    },
  };
}

/** The library's own error code; undefined for any other error. */
export function authCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('body' in error)) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}
