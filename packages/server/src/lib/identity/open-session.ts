import type { Database } from '@relab/database';
import { type Auth, authCode } from './auth.ts';
import { findPerson, type Person } from './people.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import { findPasswordHash, isPasswordHash } from './stored-password.ts';

export interface SessionOpening {
  readonly database: Database;
  readonly auth: Auth;
  readonly guard: SignInGuard;
}

/** A session for the right password; undefined for a wrong one, and for users who may not sign in. */
export async function openSession(
  { database, auth, guard }: SessionOpening,
  { email, password, address }: { email: string; password: string; address: string | undefined },
): Promise<{ readonly person: Person; readonly token: string } | undefined> {
  const name = email.trim().toLowerCase();
  return await guard.guard(name, address, async () => {
    const before = await findPasswordHash(database, name);
    const session = await auth.signIn(name, password).catch((error: unknown) => {
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
