import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { TestResponse } from '../server.fixture.ts';
import { findingCalls } from './finding-calls.fixture.ts';
import type { KnownRecord, Sent } from './matrix-call.fixture.ts';
import { objectCalls } from './object-calls.fixture.ts';
import { platformCalls } from './platform-calls.fixture.ts';
import { recordCalls } from './record-calls.fixture.ts';
import { rights } from './rights.fixture.ts';
import { isWrite, shown } from './run-matrix.fixture.ts';
import type { Somebody, World } from './world.fixture.ts';

/** The record, of the same standing, that was never there. */
const absentAs = (record: KnownRecord): KnownRecord => {
  const other = record.object === 'Instrument__c' ? 'a03' : 'a02';
  return { ...record, id: newId(record.id.slice(0, 3)), other: newId(other) };
};

const whole = ({ status, body }: TestResponse): string => `${status} ${JSON.stringify(body)}`;

/** The calls by which somebody can tell a record that is hidden from them from one that was never there. */
export async function tellingRecords(principal: Somebody, world: World): Promise<readonly string[]> {
  const offences: string[] = [];
  for (const record of principal.records) {
    if (rights[record.object][principal.role].read.includes(record.standing)) continue;
    const absent = absentAs(record);
    for (const { request, objects } of recordCalls) {
      if (!objects.includes(record.object)) continue;
      const hidden = whole(await world.send(request(record), principal.browser));
      const never = whole(await world.send(request(absent), principal.browser));
      const same = never.replaceAll(absent.id, record.id).replaceAll(absent.other, record.other);
      if (hidden !== same)
        offences.push(`${principal.role}: ${shown(request(record))}\n  ${hidden}\n  ${same}`);
    }
  }
  return offences;
}

/** Everything that somebody can read: of the records that they see, of all records together, and of objects. */
function readsOf({ role, records, ...around }: Somebody): readonly Sent[] {
  const seen = records.filter(({ object, standing }) => rights[object][role].read.includes(standing));
  return [
    ...recordCalls.flatMap(({ id, objects, request }) =>
      isWrite(id) ? [] : seen.flatMap((one) => (objects.includes(one.object) ? [request(one)] : [])),
    ),
    ...findingCalls.map(({ request }) => request(around)),
    ...objectCalls.flatMap(({ id, request }) => (isWrite(id) ? [] : [request('Instrument__c')])),
    ...platformCalls.flatMap(({ id, request }) => (isWrite(id) ? [] : [request])),
  ];
}

/** All that somebody can read, as it is answered now. */
export async function everythingRead(
  principal: Somebody,
  world: World,
): Promise<ReadonlyMap<string, readonly [body: string, eTag: string | null]>> {
  const answers = new Map<string, readonly [string, string | null]>();
  for (const sent of readsOf(principal)) {
    const answer = await world.send(sent, principal.browser);
    answers.set(shown(sent), [whole(answer), answer.headers.get('etag')]);
  }
  return answers;
}

/** Changes what only clerks know of every record, and makes, changes and deletes records that only they see. */
export async function changeWhatIsHidden({ shop, people, make }: World): Promise<void> {
  const { database } = shop;
  await sql`
    update instrument set veil = 'veil ' || id, veil_code = 'changed-' || id, veil_kind = 'Veil Two', veil_lab = null
    where not is_deleted`.execute(database);
  await sql`update repair set veil = 'veil ' || id, veil_by = null`.execute(database);
  await sql`update veil_vault set name = 'veil other'`.execute(database);
  const hidden = people.flatMap(({ records }) =>
    records.flatMap(({ id, object, standing }) =>
      standing === 'foreign' && object === 'Instrument__c' ? [id] : [],
    ),
  );
  await sql`
    update instrument set name = 'Specimen changed', price = 7, remarks = 'Specimen', kind = 'Microscope'
    where id = any(${hidden.slice(0, 4)}::text[])`.execute(database);
  await sql`update repair set is_deleted = true where instrument = any(${hidden.slice(4)}::text[])`.execute(
    database,
  );
  await sql`update instrument set is_deleted = true where id = any(${hidden.slice(4)}::text[])`.execute(
    database,
  );
  const more = people.flatMap(({ word, lab }) =>
    Array.from({ length: 3 }, (_, index) => ({ Name: `Specimen ${word} foreign ${index}`, Lab__c: lab })),
  );
  const added = await make('Instrument__c', more);
  await make(
    'Repair__c',
    added.map((id) => ({ Instrument__c: id, Subject__c: 'Specimen' })),
  );
}
