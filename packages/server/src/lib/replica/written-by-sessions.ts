import type { Database } from '@relab/database';
import { setNewest } from '../cache/set-newest.ts';
import type { CookieJar } from '../http/cookie-jar.ts';
import type { Principal } from '../principal/principal.ts';
import { readWrittenPosition } from './timeline.ts';
import {
  beyondAll,
  formatWritten,
  nothingWritten,
  parseWritten,
  type WrittenPosition,
} from './written-position.ts';

/** Set for browsers. Longer than a replica that is used may be behind: whatever is older is there anyway. */
export const writtenCookie = 'relab_written';
export const writtenSeconds = 600;

/** For programs with a token, in responses to what writes; those that send it back with reads may be served by a replica. */
export const writtenHeader = 'Relab-Written';

const maxRemembered = 10_000;

export interface Session {
  readonly principal: Principal;
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly headers: Headers;
  /** It brings a token, and no cookies. */
  readonly isProgram: boolean;
}

const keyOf = ({ principal }: Session): string | undefined =>
  principal.kind === 'user' ? principal.userId : undefined;

/** Up to where sessions have written. */
export interface WrittenBySessions {
  /** Undefined for programs that do not say. */
  of(session: Session): WrittenPosition | undefined;
  /** After the session wrote; one statement. What its response says beside its cookies. */
  note(session: Session): Promise<Readonly<Record<string, string>>>;
}

export function createWrittenBySessions(
  primary: Database,
  read: (primary: Database) => Promise<WrittenPosition> = readWrittenPosition,
): WrittenBySessions {
  /**
   * What this process has seen, by people: of two writes at once the response to the later one may arrive first, and its
   * cookie be replaced by that of the other.
   */
  const remembered = new Map<string, WrittenPosition>();
  const remember = (session: Session, position: WrittenPosition): void => {
    const key = keyOf(session);
    if (key === undefined || position === beyondAll) return;
    const before = remembered.get(key) ?? nothingWritten;
    setNewest(remembered, key, position > before ? position : before, maxRemembered);
  };
  const sent = ({ isProgram, cookies, headers }: Session): WrittenPosition | undefined => {
    const text = isProgram ? headers.get(writtenHeader) : cookies.get(writtenCookie);
    if (text === null) return undefined;
    return text === undefined ? nothingWritten : parseWritten(text);
  };
  return {
    of(session) {
      const own = sent(session);
      if (own === undefined) return undefined;
      const seen = remembered.get(keyOf(session) ?? '') ?? nothingWritten;
      return own > seen ? own : seen;
    },
    async note(session) {
      // What was written is written: where its place is not to be had, the session reads from the primary.
      const position = await read(primary).catch(() => beyondAll);
      remember(session, position);
      const text = formatWritten(position);
      if (session.isProgram) return { [writtenHeader]: text };
      session.cookies.set(writtenCookie, text, { maxAge: writtenSeconds });
      return {};
    },
  };
}
