import {
  cancelOwnErasure,
  exportOwnData,
  getOwnData,
  type OwnData,
  requestOwnErasure,
} from '@relab/contract/identity';
import type { FileStore } from '@relab/records/files';
import {
  ApiError,
  type Context,
  notFound,
  Reply,
  type Route,
  requestedLanguage,
  route,
} from '@relab/server/http';
import { countAttempt, createSessionCookie, type Limit } from '@relab/server/identity';
import type { User } from '@relab/server/principal';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';
import { keptTexts } from './kept-texts.ts';
import { cancelErasure, defaultGraceDays, openErasure, requestErasure } from './person-erasures.ts';
import { sendArchive } from './send-archive.ts';

/** Somebody at an unlocked computer is kept from it by a password. */
const recentMs = 10 * 60_000;

const exports: Limit = { name: 'own data', max: 5, seconds: 3_600 };

interface Session extends Context {
  readonly principal: User;
}

function requireUser(context: Context): Session {
  const { principal } = context;
  // A program that acts for somebody does not hand them out, nor erase them.
  if (principal.kind !== 'user' || principal.clientId !== undefined)
    throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in to see what is stored about you.');
  return { ...context, principal };
}

/** What users have done with what is stored about them. */
export function ownDataRoutes(secret: string, documents: FileStore): readonly Route[] {
  const cookie = createSessionCookie(secret);

  /** Of this very session: another one of the user, in another browser, does not count. */
  async function isRecent({ database, cookies, now }: Session): Promise<boolean> {
    const token = cookie.read(cookies);
    if (token === undefined) return false;
    const row = await database
      .selectFrom('auth_session')
      .select('id')
      .where('token', '=', token)
      .where('created_at', '>', new Date(now().getTime() - recentMs))
      .executeTakeFirst();
    return row !== undefined;
  }

  async function requireRecent(context: Context): Promise<Session> {
    const session = requireUser(context);
    if (await isRecent(session)) return session;
    throw new ApiError('INSUFFICIENT_ACCESS', {
      en: 'Confirm your password first.',
      de: 'Bestätigen Sie zuerst Ihr Passwort.',
    });
  }

  async function ownData(session: Session): Promise<OwnData> {
    const { database, headers, principal } = session;
    const person = await findPerson(database, principal.email);
    const language = requestedLanguage(headers) ?? principal.settings?.language.slice(0, 2) ?? 'en';
    return {
      email: principal.email,
      isRecentlySignedIn: await isRecent(session),
      erasureDueAt: (await openErasure(database, secret, principal.email))?.dueAt ?? null,
      kept: [...keptTexts(language, person)],
    };
  }

  return [
    route(getOwnData, async (_, context) => ownData(requireUser(context))),
    route(exportOwnData, async (_, context) => {
      const { database, principal, now } = await requireRecent(context);
      await countAttempt(database, exports, principal.userId, now());
      return sendArchive(await exportPerson(database, principal.email, documents));
    }),
    route(requestOwnErasure, async (_, context) => {
      const session = await requireRecent(context);
      const { database, principal, now } = session;
      await requestErasure(database, {
        ...{ email: principal.email, secret, graceDays: defaultGraceDays, now: now() },
        requestedById: principal.userId,
      });
      return new Reply(await ownData(session), 201);
    }),
    route(cancelOwnErasure, async (_, context) => {
      const { database, principal } = requireUser(context);
      const erasure = await openErasure(database, secret, principal.email);
      if (!erasure) throw notFound();
      await cancelErasure(database, erasure.id);
      return null;
    }),
  ];
}
