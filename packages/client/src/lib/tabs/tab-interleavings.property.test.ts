import type { RecordRepresentation } from '@relab/contract/records';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getListRecordsByName } from '../lists/list-records.ts';
import { accountsServer } from '../offline/accounts-server.fixture.ts';
import { clientAt, createClock } from '../persistence/clock.fixture.ts';
import { getRecord } from '../records/get-record.ts';
import { createRecord, deleteRecord, updateRecord } from '../records/record-writes.ts';
import type { ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle } from '../testing/test-client.ts';
import { memoryChannels } from './memory-channel.ts';
import { shareTabs } from './share-tabs.ts';

/** One step of a random sequence. Tabs and records are taken modulo their number. */
type Step =
  | { readonly kind: 'create' | 'close'; readonly tab: number }
  | { readonly kind: 'update' | 'delete' | 'look' | 'refresh'; readonly tab: number; readonly record: number }
  | { readonly kind: 'pass' | 'latency'; readonly milliseconds: number };

const tab = fc.nat({ max: 2 });
const record = fc.nat({ max: 3 });
const one = <Kind extends Step['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: one('create'), tab }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: one('update', 'update', 'delete', 'look', 'refresh'), tab, record }),
  },
  { weight: 1, arbitrary: fc.record({ kind: one('close'), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: one('pass'), milliseconds: fc.constantFrom(0, 15, 500) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: one('latency'), milliseconds: fc.constantFrom(0, 5, 30, 2_000) }),
  },
);

const list = { objectApiName: 'Account', listViewApiName: 'All' };
const single = (recordId: string) => ({ recordId, fields: ['Account.Name'] });
const nameOf = (account: RecordRepresentation | undefined) => account?.fields.Name?.value;

async function play(steps: readonly Step[]) {
  const clock = createClock();
  const server = accountsServer();
  const open = memoryChannels();
  let latency = 0;
  /** The server answers at once, but its answers are on their way for a while. */
  const script = Object.fromEntries(
    Object.entries(server.script).map(([pattern, response]) => [
      pattern,
      async (request: ScriptedRequest) => {
        const made: unknown = typeof response === 'function' ? response(request) : response;
        if (latency > 0) await clock.wait(latency);
        return made;
      },
    ]),
  );
  const start = () => {
    const { client } = clientAt(clock, script);
    const end = shareTabs(client, { user: 'ann', org: 'first', channel: open() });
    getListRecordsByName.observe(client, list, () => {});
    return { client, end, looked: new Set<string>() };
  };
  const tabs = [start(), start(), start()];
  const ids: string[] = [];

  async function take(input: Step): Promise<unknown> {
    if ('milliseconds' in input) {
      if (input.kind === 'pass') return clock.pass(input.milliseconds);
      latency = input.milliseconds;
      return undefined;
    }
    // What a tab has sent and got no answer to is known to nobody when it closes; and the response to an update that comes
    // after the record was deleted says that it is there.
    if (input.kind === 'close' || input.kind === 'delete') await clock.pass(5_000);
    const place = input.tab % tabs.length;
    const { client, end, looked } = tabs[place] ?? start();
    if (input.kind === 'close') {
      end();
      tabs[place] = start();
      return undefined;
    }
    const fields = { Name: `name ${server.deeds.length}` };
    if (input.kind === 'create') {
      const made = createRecord(client, { apiName: 'Account', fields });
      return made.then(({ id }) => ids.push(id));
    }
    const recordId = 'record' in input ? ids[input.record % ids.length] : undefined;
    if (recordId === undefined) return undefined;
    if (input.kind === 'update') return updateRecord(client, { recordId, fields });
    if (input.kind === 'delete') return deleteRecord(client, { recordId });
    if (input.kind === 'refresh') return getRecord.refresh(client, single(recordId));
    looked.add(recordId);
    return getRecord.observe(client, single(recordId), () => {});
  }

  for (const input of steps) {
    // What is rejected, such as the update of a record that another tab has deleted, changes nothing.
    const taken = take(input).catch(() => {});
    if (input.kind === 'pass' || input.kind === 'close') await taken;
    else if (input.kind === 'delete') await clock.pass(5_000);
    else await settle();
  }
  await clock.pass(10_000);
  return { server, tabs };
}

test('any story of reads and writes in three tabs ends with each of them showing what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { server, tabs } = await play(steps);
      const cached = server.names();
      for (const { client, looked } of tabs) {
        const records = getListRecordsByName.peek(client, list).data?.records ?? [];
        expect(records.map((account) => [account.id, nameOf(account)]).sort()).toEqual(
          Object.entries(cached).sort(),
        );
        for (const id of looked) {
          const { state, data } = getRecord.peek(client, single(id));
          if (Object.hasOwn(cached, id)) expect([state, nameOf(data)]).toEqual(['Fulfilled', cached[id]]);
          else expect(state).toBe('Error');
        }
      }
    }),
    { numRuns: 200 },
  );
}, 120_000);
