import { describedCallsOf } from '@relab/contract/server';
import type { TestBrowser } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicContents } from '../seo/public-contents.ts';
import { type AuthoringCall, authoringCalls, type Sent } from './authoring-calls.fixture.ts';
import {
  canary,
  createHiddenWorld,
  type HiddenWorld,
  type MatrixRole,
  roles,
  site,
} from './hidden-world.fixture.ts';
import { publicCalls, publicReads } from './public-reads.fixture.ts';

const idsOf = (isAuthoring: boolean): readonly string[] =>
  describedCallsOf('cms-authoring', 'cms-delivery', 'seo')
    .filter(({ call }) => (call.area === 'cms-authoring') === isAuthoring)
    .map(({ call }) => call.id)
    .toSorted();

const rank = { read: 0, write: 1, publish: 2, manage: 3 } as const;
const rankOf: Partial<Record<MatrixRole, number>> = { reader: 0, author: 1, publisher: 2, administrator: 3 };

/** `ok`, or the status of the refusal: what may not be read is not there. */
function expected(role: MatrixRole, { needs, isEverywhere, isList }: AuthoringCall): string {
  if (needs === 'nobody' || role === 'guest') return '403';
  const own = rankOf[role];
  if (own === undefined) return isEverywhere ? '403' : isList ? 'ok' : '404';
  return own >= rank[needs] ? 'ok' : '403';
}

// On one engine: rights are conditions of queries, which both read alike.
describe('who reaches what is not published', () => {
  let world: HiddenWorld;

  /** All that authors write, and what is waiting to be done. */
  async function stateOf(): Promise<string> {
    const { database } = world.shop;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and (table_name like 'managed\\_content%' or table_name like 'deleted\\_managed%' or table_name like 'content\\_%'
        or table_name in ('delivered_content', 'form_submission', 'media', 'job'))
      order by 1`.execute(database);
    expect(tables.length).toBeGreaterThan(15);
    const sums: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ sum: string }>`
        select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${sql.table(name)} t`.execute(
        database,
      );
      sums.push(`${name} ${rows[0]?.sum}`);
    }
    return sums.join('\n');
  }

  beforeAll(async () => {
    world = await createHiddenWorld('postgres');
  });
  afterAll(() => world?.close());

  test('each call of authors, and each public call, is tested here', () => {
    expect(Object.keys(authoringCalls).toSorted()).toEqual(idsOf(true));
    expect(Object.keys(publicCalls).toSorted()).toEqual(idsOf(false));
  });

  test.each(roles)('C-002: each call of authors does for a %s what is written down', async (role) => {
    const outsider = rankOf[role] === undefined;
    const wrong: unknown[] = [];
    for (const [id, call] of Object.entries(authoringCalls)) {
      const { method, path, body } = await call.request(world, role);
      const before = outsider ? await stateOf() : '';
      const answer = await world.people[role].send(method, path, body);
      const cell = answer.status < 300 ? 'ok' : String(answer.status);
      if (cell !== expected(role, call)) wrong.push([id, cell, expected(role, call), answer.body]);
      const text = JSON.stringify(answer.body ?? '');
      if (cell === 'ok' && call.tells && !outsider) {
        // That it appears here proves that its absence elsewhere means something.
        if (!canary.test(text)) wrong.push([id, 'tells nothing']);
      } else if (outsider && canary.test(text)) wrong.push([id, 'tells', text]);
      if (outsider && (await stateOf()) !== before) wrong.push([id, 'changed something']);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['guest', 'buyer'] as const)(
    'a %s is answered no byte of what is not published',
    async (role) => {
      const told: unknown[] = [];
      let answered = 0;
      for (const path of publicReads(world)) {
        const answer = await world.people[role].get(path);
        const text = JSON.stringify([answer.body, ...answer.headers]);
        // A caller who requests a name may see it repeated in the address of the response.
        if (
          canary.test(text.replaceAll(/canary-[a-z]+(?=[?&"])/g, (name) => (path.includes(name) ? '' : name)))
        )
          told.push([path, answer.status, answer.body]);
        if (answer.status >= 500) told.push([path, answer.status]);
        if (answer.status === 200) answered += 1;
      }
      expect(told).toEqual([]);
      expect(answered).toBeGreaterThan(100);
    },
  );

  test('files for crawlers name published contents, and nothing else', async () => {
    const told = JSON.stringify(await publicContents(world.shop.database, site.id));
    expect(told).toMatch(/"open"/);
    expect(told).not.toMatch(canary);
  });

  test('C-160, C-189, C-209: calls of content stand below one path, and their statuses are known ones', async () => {
    for (const { call } of describedCallsOf('cms-authoring', 'cms-delivery', 'seo'))
      expect(call.path).toMatch(/^\/services\/data\/\{version\}\//);
    const { administrator, buyer, guest } = world.people;
    const status = async (by: TestBrowser, sent: Sent, headers: Readonly<Record<string, string>> = {}) =>
      (await by.send(sent.method, sent.path, sent.body, headers)).status;
    const to = async (id: string) => {
      const sent = await authoringCalls[id]?.request(world, 'administrator');
      if (!sent) throw new Error(`${id} is not asked here.`);
      return sent;
    };
    const read = await to('getManagedContent');
    const { headers } = await administrator.send(read.method, read.path);
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect([
      await status(administrator, read),
      await status(administrator, await to('createManagedContent')),
      await status(administrator, await to('deleteManagedContentVariant')),
      await status(administrator, read, known),
      await status(administrator, { ...(await to('createManagedContent')), body: {} }),
      await status(guest, read, { authorization: 'Bearer none' }),
      await status(guest, read),
      await status(buyer, read),
    ]).toEqual([200, 201, 204, 304, 400, 401, 403, 404]);
    const unknown = { ...read, path: read.path.replace('v63.0', 'v1.0') };
    expect(await status(administrator, unknown)).toBe(404);
  });
});
