import type { Database } from '@relab/database';
import { expect, test } from 'vitest';
import { createCookieJar } from '../http/cookie-jar.ts';
import type { User } from '../principal/principal.ts';
import { createWrittenBySessions, type Session, writtenHeader } from './written-by-sessions.ts';
import { beyondAll, nothingWritten, parseWritten, type WrittenPosition } from './written-position.ts';

const person: User = {
  kind: 'user',
  userId: '005000000000001AAA',
  accountId: '001000000000001AAA',
  email: 'a@example.com',
  firstName: 'A',
  lastName: 'B',
  guestKey: null,
  roles: [],
};
const guest = { kind: 'guest', guestKey: null, roles: [] } as const;
const nowhere = {} as Database;

const browserOf = (principal: Session['principal'], cookie: string | null = null): Session => ({
  principal,
  cookies: createCookieJar(cookie, false),
  headers: new Headers(),
  isProgram: false,
});
const programOf = (written?: string): Session => ({
  ...browserOf(person),
  headers: new Headers(written === undefined ? {} : { [writtenHeader]: written }),
  isProgram: true,
});

/** Each write is at the next of these positions. */
const sessionsAt = (...positions: (WrittenPosition | Error)[]) =>
  createWrittenBySessions(nowhere, async () => {
    const next = positions.shift();
    if (typeof next === 'bigint') return next;
    throw next;
  });

test('a program that says nothing of what it wrote is not served by a replica', async () => {
  const sessions = sessionsAt(parseWritten('1-0/20'));
  expect(sessions.of(programOf())).toBeUndefined();
  expect(await sessions.note(programOf())).toEqual({ [writtenHeader]: '1-0/20' });
  expect(sessions.of(programOf('1-0/20'))).toBe(parseWritten('1-0/20'));
  expect(sessions.of(programOf('nonsense'))).toBe(beyondAll);
});

test('of two writes the later counts, whichever response came last', async () => {
  const sessions = sessionsAt(parseWritten('1-0/20'), parseWritten('1-0/10'));
  await sessions.note(browserOf(person));
  const later = browserOf(person);
  await sessions.note(later);
  expect(later.cookies.get('relab_written')).toBe('1-0/10');
  expect(sessions.of(browserOf(person, 'relab_written=1-0%2F10'))).toBe(parseWritten('1-0/20'));
});

test('guests without a cookie are not taken for one another', async () => {
  const sessions = sessionsAt(parseWritten('1-0/20'));
  await sessions.note(browserOf(guest));
  expect(sessions.of(browserOf(guest))).toBe(nothingWritten);
});

test('where the place of a write is not to be had, its session reads from the primary', async () => {
  const sessions = sessionsAt(new Error('The primary is away.'));
  const browser = browserOf(person);
  await sessions.note(browser);
  expect(sessions.of(browser)).toBe(beyondAll);
});
