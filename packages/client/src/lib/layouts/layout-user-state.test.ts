import type { LayoutUserState } from '@relab/contract/records';
import type { Snapshot } from '@relab/store';
import { describe, expect, test, vi } from 'vitest';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getLayoutUserState, updateLayoutUserState } from './layout-user-state.ts';

const account = { objectApiName: 'Account' };
const fold = (...ids: string[]) => ({
  ...account,
  sectionUserStates: Object.fromEntries(ids.map((id) => [id, { collapsed: true }])),
});
const unfold = (id: string) => ({ ...account, sectionUserStates: { [id]: { collapsed: false } } });

/** A server that stores which of three sections are folded, and responds to writes when and as the test says. */
function server() {
  const folded: Record<string, boolean> = { one: false, two: false, three: false };
  const state = () => ({
    id: 'Full',
    sectionUserStates: Object.fromEntries(
      Object.entries(folded).map(([id, collapsed]) => [id, { collapsed, id }]),
    ),
  });
  const answers: PromiseWithResolvers<unknown>[] = [];
  return {
    folded,
    state,
    /** Ends the write that was sent as the how manieth. */
    response: async (index: number, response: unknown) => {
      await settle();
      answers[index]?.resolve(response);
      await settle();
    },
    script: {
      'GET /layout/*/user-state': state,
      'PATCH /layout/*/user-state': () => {
        const response = Promise.withResolvers<unknown>();
        answers.push(response);
        return response.promise;
      },
    },
  };
}

const foldedIn = ({ data }: Snapshot<LayoutUserState>) =>
  Object.entries(data?.sectionUserStates ?? {})
    .filter(([, { collapsed }]) => collapsed)
    .map(([id]) => id);

/** An observed state, and what its listener was called with. */
async function observed() {
  const there = server();
  const here = testClient(there.script);
  const listener = vi.fn();
  getLayoutUserState.observe(here.client, account, listener);
  await settle();
  listener.mockClear();
  const shown = () => foldedIn(getLayoutUserState.peek(here.client, account));
  return { ...there, ...here, listener, shown };
}

const methods = ({ requests }: { readonly requests: readonly ScriptedRequest[] }) =>
  requests.map(({ method }) => method);

describe('one write', () => {
  test('D-129, D-130: one write is shown before it is sent, and asks for nothing else', async () => {
    const { client, fetch, listener, shown, folded, state, response } = await observed();
    const written = updateLayoutUserState(client, fold('one'));
    expect(shown()).toEqual(['one']);
    expect(getLayoutUserState.explain(client, account)?.provenance?.origin).toBe('optimistic');
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(fetch.requests[1]).toMatchObject({
      method: 'PATCH',
      query: { layoutType: 'Full', mode: 'View', recordTypeId: '012000000000000AAA' },
      body: { sectionUserStates: { one: { collapsed: true } } },
    });
    folded.one = true;
    await response(0, state());
    await written;
    expect(shown()).toEqual(['one']);
    expect(getLayoutUserState.explain(client, account)?.provenance?.origin).toBe('server');
    // It came true: there is nothing to tell.
    expect(listener).toHaveBeenCalledTimes(1);
    expect(methods(fetch)).toEqual(['GET', 'PATCH']);
  });

  test('X-57: a rejected write is rolled back, and the caller gets the error', async () => {
    const { client, fetch, listener, shown, response } = await observed();
    const written = expect(updateLayoutUserState(client, fold('one'))).rejects.toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_ACCESS',
    });
    await response(0, reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }]));
    await written;
    expect(shown()).toEqual([]);
    expect(listener.mock.calls.map(([snapshot]) => foldedIn(snapshot))).toEqual([['one'], []]);
    expect(getLayoutUserState.peek(client, account).state).toBe('Fulfilled');
    expect(methods(fetch)).toEqual(['GET', 'PATCH']);
  });

  test('D-146: with a wrong config rejects, and neither shows nor sends anything', async () => {
    const { client, fetch, listener } = await observed();
    const wrong: unknown[] = [
      account,
      { ...account, sectionUserStates: { one: {} } },
      { ...account, sectionUserStates: { one: { collapsed: 'yes' } } },
      { ...fold('one'), layoutType: 'full' },
      { ...fold('one'), recordTypeId: null },
      { sectionUserStates: {} },
      null,
    ];
    for (const config of wrong)
      await expect(updateLayoutUserState(client, config as never)).rejects.toThrow(
        'Invalid config for "updateLayoutUserState"',
      );
    expect(listener).not.toHaveBeenCalled();
    expect(fetch.requests).toHaveLength(1);
  });

  test.each([
    ['nothing', reply(204)],
    ['something else', { sectionUserStates: null }],
  ])('that is answered with %s stays as it was sent', async (_, input) => {
    const { client, pass, fetch, shown, response } = await observed();
    pass(899_999);
    const written = updateLayoutUserState(client, fold('two'));
    await response(0, input);
    await written;
    expect(shown()).toEqual(['two']);
    // The response said nothing of the others: they are no fresher than before.
    pass(1);
    expect(getLayoutUserState.peek(client, account).state).toBe('Stale');
    expect(fetch.requests).toHaveLength(2);
  });

  test('one write of a layout that nobody has read brings its state', async () => {
    const own = server();
    const { client, fetch } = testClient({ ...own.script, 'PATCH /layout/*/user-state': own.state });
    own.folded.one = true;
    await updateLayoutUserState(client, fold('one'));
    expect(foldedIn(getLayoutUserState.peek(client, account))).toEqual(['one']);
    await getLayoutUserState(client, account);
    expect(methods(fetch)).toEqual(['PATCH']);
  });

  test('one write has a read that left before it asked again', async () => {
    const { client, fetch, folded, state, response, shown } = await observed();
    const written = updateLayoutUserState(client, fold('one'));
    await settle();
    const release = fetch.hold();
    const read = getLayoutUserState.refresh(client, account);
    folded.one = true;
    await response(0, state());
    release();
    await written;
    await read;
    expect(shown()).toEqual(['one']);
    expect(fetch.requests.map(({ method, signal }) => [method, signal?.aborted])).toEqual([
      ['GET', false],
      ['PATCH', false],
      ['GET', true],
      ['GET', false],
    ]);
  });
});

describe('several writes at once', () => {
  test('X-57: come off on their own: the first one refused leaves the second', async () => {
    const { client, shown, folded, state, response } = await observed();
    const first = updateLayoutUserState(client, fold('one', 'two')).catch(() => 'refused');
    const second = updateLayoutUserState(client, fold('two', 'three'));
    expect(shown()).toEqual(['one', 'two', 'three']);
    await response(0, reply(500, []));
    expect(await first).toBe('refused');
    expect(shown()).toEqual(['two', 'three']);
    folded.two = true;
    folded.three = true;
    await response(1, state());
    await second;
    expect(shown()).toEqual(['two', 'three']);
  });

  test('the second one refused leaves the first, also in the section that both wrote', async () => {
    const { client, shown, folded, state, response } = await observed();
    const first = updateLayoutUserState(client, fold('one'));
    const second = updateLayoutUserState(client, unfold('one')).catch(() => 'refused');
    expect(shown()).toEqual([]);
    await response(1, reply(500, []));
    expect(await second).toBe('refused');
    expect(shown()).toEqual(['one']);
    folded.one = true;
    await response(0, state());
    await first;
    expect(shown()).toEqual(['one']);
  });

  test('the second one refused after the first was answered is not kept with it', async () => {
    const { client, shown, folded, state, response } = await observed();
    const first = updateLayoutUserState(client, fold('one'));
    const second = updateLayoutUserState(client, fold('two')).catch(() => 'refused');
    folded.one = true;
    await response(0, state());
    await first;
    expect(shown()).toEqual(['one', 'two']);
    await response(1, reply(500, []));
    expect(await second).toBe('refused');
    expect(shown()).toEqual(['one']);
  });

  test('keep what the later one has set when the response to the earlier comes last', async () => {
    const { client, fetch, shown, listener, folded, state, response } = await observed();
    const first = updateLayoutUserState(client, fold('one', 'two'));
    const second = updateLayoutUserState(client, {
      ...account,
      sectionUserStates: { two: { collapsed: false }, three: { collapsed: true } },
    });
    await settle();
    listener.mockClear();
    folded.one = true;
    folded.two = true;
    const early = state();
    folded.two = false;
    folded.three = true;
    await response(1, state());
    await second;
    await response(0, early);
    await first;
    expect(shown()).toEqual(['one', 'three']);
    expect(listener).not.toHaveBeenCalled();
    expect(methods(fetch)).toEqual(['GET', 'PATCH', 'PATCH']);
  });

  test('show what the server says meanwhile, under what is expected', async () => {
    const { client, shown, folded, state, response } = await observed();
    const written = updateLayoutUserState(client, fold('one'));
    folded.three = true;
    await getLayoutUserState.refresh(client, account);
    expect(shown()).toEqual(['one', 'three']);
    folded.one = true;
    await response(0, state());
    await written;
    expect(shown()).toEqual(['one', 'three']);
  });
});

test('folding what is folded calls no observer', async () => {
  const { client, listener, state, response } = await observed();
  const written = updateLayoutUserState(client, unfold('one'));
  await response(0, state());
  await written;
  expect(listener).not.toHaveBeenCalled();
});

test('a section called __proto__ is only a section', async () => {
  const { client, shown, response } = await observed();
  const sectionUserStates = JSON.parse('{"__proto__": {"collapsed": true}}');
  const written = updateLayoutUserState(client, { ...account, sectionUserStates });
  await response(0, { id: 'Full', sectionUserStates });
  await written;
  expect(shown()).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('collapsed');
});
