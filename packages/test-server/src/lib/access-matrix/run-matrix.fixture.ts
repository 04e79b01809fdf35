import { sql } from 'kysely';
import type { TestResponse } from '../server.fixture.ts';
import { veil } from './business.fixture.ts';
import { findingCalls } from './finding-calls.fixture.ts';
import { type Cell, done, type KnownRecord, type MatrixRole, type Sent } from './matrix-call.fixture.ts';
import { objectCalls } from './object-calls.fixture.ts';
import { platformCalls } from './platform-calls.fixture.ts';
import { recordCalls } from './record-calls.fixture.ts';
import { rights, standings } from './rights.fixture.ts';
import type { Somebody, World } from './world.fixture.ts';

/** Something that an answer must not tell, or a cell that is not what it should be. */
export type Offence = string;

export const shown = ({ method, path, body }: Sent): string =>
  `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;

/** History and the recycle bin show what is deleted to those who might restore it. */
const showsDeleted = (path: string): boolean => /\/(?:history|recycle-bin|undelete)/.test(path);

/** Whether somebody may see a record of the world, whosever it was made for; also a deleted one where those are shown. */
function maySee({ role, records }: Somebody, id: string, world: World, withDeleted: boolean): boolean {
  const isSeen = ({ object, standing }: Pick<KnownRecord, 'object' | 'standing'>): boolean =>
    rights[object][role].read.includes(standing) || (withDeleted && standing === 'deleted' && sees(role));
  const own = records.find((record) => record.id === id);
  if (own) return isSeen(own);
  const other = world.people.flatMap((person) => person.records).find((record) => record.id === id);
  // What was made for others is foreign, or shown to all.
  const standing = other?.standing === 'public' || other?.standing === 'deleted' ? other.standing : 'foreign';
  return other === undefined || isSeen({ object: other.object, standing });
}

const sees = (role: MatrixRole): boolean => role === 'clerk' || role === 'administrator';

/** What a response reveals that its reader may not know, beyond what the request contained. */
export function told(
  principal: Somebody,
  sent: Sent,
  answer: TestResponse,
  world: World,
): readonly Offence[] {
  const asked = shown(sent);
  const withDeleted = showsDeleted(sent.path);
  const text = `${JSON.stringify(answer.body)} ${JSON.stringify([...answer.headers])}`;
  const offences: Offence[] = [];
  if (!sees(principal.role) && !veil.test(asked) && veil.test(text)) {
    const place = text.search(veil);
    offences.push(`tells …${text.slice(Math.max(0, place - 80), place + 60)}…`);
  }
  for (const [id] of text.matchAll(/a0[23][A-Za-z0-9]{15}/g))
    if (!asked.includes(id) && !maySee(principal, id, world, withDeleted)) offences.push(`tells of ${id}`);
  for (const [name, word, standing] of text.matchAll(/Specimen (\w+) (\w+)/g)) {
    const record = world.people
      .find((person) => person.word === word)
      ?.records.find((one) => one.standing === standing);
    const readsRepairs = rights.Repair__c[principal.role].read.length > 0;
    const known =
      record &&
      (maySee(principal, record.id, world, withDeleted) ||
        (readsRepairs && maySee(principal, record.other, world, withDeleted)));
    if (!asked.includes(name) && record && !known) offences.push(`tells of ${name}`);
  }
  return offences.map((offence) => `${principal.role}: ${asked}: ${answer.status} ${offence}`);
}

/** All that could be changed by a call that is refused. */
const tables = ['instrument', 'repair', 'lead', 'veil_vault', 'relab_list_view', 'relab_list_preference'];

async function sumOf({ shop }: World): Promise<string> {
  const each = tables.map(
    (name) =>
      sql`(select md5(coalesce(string_agg(r::text, '|' order by r::text), '')) from ${sql.id(name)} as r)`,
  );
  const { rows } = await sql<{ sum: string }>`select concat(${sql.join(each)}) as sum`.execute(shop.database);
  return rows[0]?.sum ?? '';
}

/** Undoes a deletion, that the record is there for the next call. */
async function restore({ shop }: World, id: string): Promise<void> {
  await sql`update instrument set is_deleted = false where id = ${id}`.execute(shop.database);
  await sql`update repair set is_deleted = false where id = ${id} or instrument = ${id}`.execute(
    shop.database,
  );
}

/** Undoes that a record came back with its parts. */
async function deleteAgain({ shop }: World, id: string): Promise<void> {
  await sql`
    with parts as (update repair set is_deleted = true where instrument = ${id})
    update instrument set is_deleted = true where id = ${id}`.execute(shop.database);
}

export const isWrite = (id: string): boolean => /^(?:create|update|delete|undelete|execute|perform)/.test(id);

/** Makes every call as one user, and reports wherever the server deviates from the matrix. */
export async function runMatrix(principal: Somebody, world: World): Promise<readonly Offence[]> {
  const { role, browser } = principal;
  const offences: Offence[] = [];
  let known: string | undefined;
  const ask = async (id: string, sent: Sent, expected: Cell, cellOf: (answer: TestResponse) => Cell) => {
    const isRefusal = isWrite(id) && expected !== done;
    if (isRefusal) known ??= await sumOf(world);
    else if (isWrite(id)) known = undefined;
    const answer = await world.send(sent, browser);
    const cell = cellOf(answer);
    if (cell !== expected) {
      const body = JSON.stringify(answer.body).slice(0, 300);
      offences.push(`${role}: ${id} ${shown(sent)}: ${cell} instead of ${expected}: ${body}`);
    }
    if (isRefusal && (await sumOf(world)) !== known)
      offences.push(`${role}: ${id} ${shown(sent)}: refused, and changes something`);
    offences.push(...told(principal, sent, answer, world));
  };
  for (const { id, about, objects, request, cell, expected } of recordCalls) {
    for (const record of principal.records) {
      if (!objects.includes(record.object)) continue;
      const wanted = expected(role, record.object, record.standing);
      await ask(id, request(record), wanted, cell);
      if (wanted === done && (/^delete/.test(id) || about === 'delete')) await restore(world, record.id);
      if (wanted === done && id === 'undeleteRecord') await deleteAgain(world, record.id);
    }
  }
  for (const { id, object, request, refusal, visited } of findingCalls) {
    const found = ({ status, body }: TestResponse): Cell => {
      if (status >= 300) return String(status);
      const text = JSON.stringify(body);
      const own = principal.records.filter((record) => record.object === object);
      return own.map((record) => (text.includes(record.id) ? done : '–')).join(' ');
    };
    const isIn = (standing: (typeof standings)[number]): boolean =>
      rights[object][role].read.includes(standing) && !(visited && role === 'guest');
    const expected = refusal(role) ?? standings.map((one) => (isIn(one) ? done : '–')).join(' ');
    await ask(id, request(principal), expected, found);
  }
  for (const { id, objects, request, cell, expected } of objectCalls)
    for (const object of objects) await ask(id, request(object), expected(role, object), cell);
  for (const { id, request, expected } of platformCalls)
    await ask(id, request, expected(role), ({ status }) => (status < 300 ? done : String(status)));
  return offences;
}
