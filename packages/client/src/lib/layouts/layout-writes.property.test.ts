import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getLayoutUserState, updateLayoutUserState } from './layout-user-state.ts';

const account = { objectApiName: 'Account' };
const sections = ['one', 'two', 'three'];

const step = fc.oneof(
  fc.record({
    does: fc.constant('write' as const),
    folds: fc.dictionary(fc.constantFrom(...sections), fc.boolean(), { minKeys: 1 }),
    rejected: fc.boolean(),
  }),
  fc.record({ does: fc.constant('read' as const) }),
  fc.record({ does: fc.constant('response' as const), which: fc.nat(9) }),
);

type Folds = Readonly<Record<string, boolean>>;
type Step =
  | { readonly does: 'write'; readonly folds: Folds; readonly rejected: boolean }
  | { readonly does: 'read' }
  | { readonly does: 'response'; readonly which: number };

const statesOf = (folds: Folds) =>
  Object.fromEntries(Object.entries(folds).map(([id, collapsed]) => [id, { collapsed }]));

/** Does as the steps say, answers all that is left, and fails where something else shows than it should. */
async function run(steps: readonly Step[]): Promise<void> {
  let truth: Folds = { one: false, two: false, three: false };
  const open: (() => void)[] = [];
  const refusals: boolean[] = [];
  /** The server writes at once; only its responses are delayed. */
  const later = (response: unknown) => new Promise((resolve) => open.push(() => resolve(response)));
  const state = () => ({ id: 'Full', sectionUserStates: statesOf(truth) });
  let isSlow = false;
  const { client } = testClient({
    'GET /layout/*/user-state': () => (isSlow ? later(state()) : state()),
    'PATCH /layout/*/user-state': ({ body }: ScriptedRequest) => {
      if (refusals.shift()) return later(reply(400, []));
      const sent = Object.entries((body as ReturnType<typeof state>).sectionUserStates);
      truth = { ...truth, ...Object.fromEntries(sent.map(([id, { collapsed }]) => [id, collapsed])) };
      return later(state());
    },
  });
  const shown = () =>
    Object.fromEntries(
      Object.entries(getLayoutUserState.peek(client, account).data?.sectionUserStates ?? {}).map(
        ([id, { collapsed }]) => [id, collapsed],
      ),
    );
  getLayoutUserState.observe(client, account, () => {});
  await settle();
  isSlow = true;
  for (const one of steps) {
    if (one.does === 'write') {
      refusals.push(one.rejected);
      updateLayoutUserState(client, { ...account, sectionUserStates: statesOf(one.folds) }).catch(() => {});
      // What was just said shows at once, whatever else is on its way.
      expect(shown()).toMatchObject(one.folds);
    } else if (one.does === 'read') getLayoutUserState.refresh(client, account).catch(() => {});
    else open.splice(one.which % Math.max(1, open.length), 1)[0]?.();
    await settle();
  }
  while (open.length > 0) {
    open.pop()?.();
    await settle();
  }
  expect(shown()).toEqual(truth);
  expect(getLayoutUserState.explain(client, account)?.provenance?.origin).toBe('server');
}

test('D-129, D-130, X-57: in whatever order writes are answered, what shows in the end is what the server holds', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), run), { numRuns: 150 });
}, 30_000);
