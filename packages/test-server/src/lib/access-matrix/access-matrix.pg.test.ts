import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patch, post, type Sent } from './matrix-call.fixture.ts';
import { roles } from './rights.fixture.ts';
import { runMatrix, told } from './run-matrix.fixture.ts';
import { changeWhatIsHidden, everythingRead, tellingRecords } from './run-records.fixture.ts';
import { telling } from './run-twins.fixture.ts';
import { createWorld, type World } from './world.fixture.ts';

interface SaveRefusal {
  readonly output: {
    readonly errors: readonly { field: string | null; message: string }[];
    readonly fieldErrors: Readonly<Record<string, readonly { field: string | null; message: string }[]>>;
  };
}

// On one engine: rights are conditions of queries, which both handle alike, and these are thousands of requests.
describe('who may do what', () => {
  const engine = 'postgres';
  let world: World;
  beforeAll(async () => {
    world = await createWorld(engine);
  });
  afterAll(() => world?.shop.close());

  test.each(roles)('X-67: every call does for a %s what is written down', async (role) => {
    const principal = world.people.find((one) => one.role === role);
    expect(principal && (await runMatrix(principal, world))).toEqual([]);
  });

  test.each([
    ['guest', 'public'],
    ['buyer', 'account'],
    ['seller', 'own'],
    ['author', 'public'],
  ] as const)('to a %s what is hidden is as unknown as what is not there', async (role, standing) => {
    const principal = world.people.find((one) => one.role === role);
    const record = principal?.records.find(
      (one) => one.object === 'Instrument__c' && one.standing === standing,
    );
    expect(principal && record && (await telling(principal, record, world))).toEqual([]);
  });

  test('what is wrong with a record is told without what its writer may not read', async () => {
    const principal = world.people.find(({ role }) => role === 'seller');
    const own = principal?.records.find(
      ({ object, standing }) => object === 'Instrument__c' && standing === 'own',
    );
    if (!principal || !own) throw new Error('There is no seller.');
    const problems = async (sent: Sent): Promise<readonly unknown[]> => {
      const answer = await world.send(sent, principal.browser);
      expect([answer.status, told(principal, sent, answer, world)]).toEqual([400, []]);
      const { errors, fieldErrors } = (answer.body as SaveRefusal).output;
      return [...errors, ...Object.values(fieldErrors).flat()].map(({ field, message }) => [field, message]);
    };
    const change = (fields: object) => problems(patch(`/ui-api/records/${own.id}`, { fields }));
    expect(await change({ Weight__c: 4_500 })).toEqual([[null, 'Too heavy for us.']]);
    const unfit = [[null, 'a field that you cannot see does not allow this.']];
    expect(await change({ Portable__c: false })).toEqual(unfit);
    const dark = { apiName: 'Instrument__c', fields: { Name: 'Shaded', Shade__c: 'Dark' } };
    expect(await problems(post('/ui-api/records', dark))).toEqual([
      ['Shade__c', 'Shade: Dark is not offered here.'],
    ]);
  });

  test.each(['guest', 'buyer', 'seller'] as const)(
    'to a %s a hidden record was never there',
    async (role) => {
      const principal = world.people.find((one) => one.role === role);
      expect(principal && (await tellingRecords(principal, world))).toEqual([]);
    },
  );

  test('nothing that is answered changes with what is hidden: no page, no count, no order, no eTag', async () => {
    const readers = world.people.filter(({ role }) => /guest|buyer$|seller/.test(role));
    // What a first read leaves behind, such as a list among those opened last, is there before.
    for (const principal of readers) await everythingRead(principal, world);
    const before = await Promise.all(readers.map((principal) => everythingRead(principal, world)));
    const clerk = world.people.find(({ role }) => role === 'clerk');
    const toClerk = clerk && [...(await everythingRead(clerk, world))];
    await changeWhatIsHidden(world);
    for (const [index, principal] of readers.entries()) {
      const after = await everythingRead(principal, world);
      const differ = [...after].filter(([sent, answer]) => {
        const [body, eTag] = before[index]?.get(sent) ?? [];
        return body !== answer[0] || eTag !== answer[1];
      });
      expect(
        differ.map(([sent, [body]]) => [principal.role, sent, before[index]?.get(sent)?.[0], body]),
      ).toEqual([]);
      expect(after.size).toBeGreaterThan(80);
    }
    // What changed is there to be read, by those who may.
    expect(clerk && [...(await everythingRead(clerk, world))]).not.toEqual(toClerk);
  });
});
