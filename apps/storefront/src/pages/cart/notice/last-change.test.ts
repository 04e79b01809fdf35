import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastChange } from './last-change.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cart of one line, whose responses the test releases. */
function setUp(first = 1) {
  const saved: number[] = [];
  const shown: number[] = [];
  const gates: PromiseWithResolvers<boolean>[] = [];
  const change = createLastChange({
    saved: first,
    save: (quantity) => {
      saved.push(quantity);
      const gate = Promise.withResolvers<boolean>();
      gates.push(gate);
      return gate.promise;
    },
    show: (quantity) => shown.push(quantity),
  });
  const respond = async (isSaved = true) => {
    gates.shift()?.resolve(isSaved);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { change, saved, shown, respond, pause: () => vi.advanceTimersByTimeAsync(400) };
}

test('S-153 presses within a pause are one change, to what was pressed last', async () => {
  const { change, saved, pause } = setUp();
  for (const quantity of [2, 3, 4, 3]) change.want(quantity);
  await pause();
  expect(saved).toEqual([3]);
});

test('S-153 pressing back to what the cart still holds, while the change is on its way, is sent too', async () => {
  const { change, saved, shown, respond, pause } = setUp();
  change.want(2);
  await pause();
  change.settle(1, true);
  change.want(1);
  await pause();
  expect(saved).toEqual([2, 1]);
  await respond();
  change.settle(2, true);
  await respond();
  change.settle(1, false);
  expect(shown).toEqual([1]);
});

test('a response does not undo a quantity that was set meanwhile', async () => {
  const { change, saved, shown, respond, pause } = setUp();
  change.want(2);
  await pause();
  change.want(3);
  await respond();
  change.settle(2, false);
  expect(shown).toEqual([]);
  await pause();
  expect(saved).toEqual([2, 3]);
});

test('a quantity that is changed back sends nothing', async () => {
  const { change, saved, pause } = setUp();
  change.want(2);
  change.want(1);
  await pause();
  expect(saved).toEqual([]);
});

test('a refusal shows what the cart holds, and the same can be tried again', async () => {
  const { change, saved, shown, respond, pause } = setUp();
  change.want(9);
  await pause();
  await respond(false);
  expect(shown).toEqual([1]);
  change.want(9);
  await pause();
  expect(saved).toEqual([9, 9]);
});

test('a failed change keeps a quantity that was set since', async () => {
  const { change, saved, shown, respond, pause } = setUp();
  change.want(9);
  await pause();
  change.want(2);
  await respond(false);
  expect(shown).toEqual([]);
  await pause();
  expect(saved).toEqual([9, 2]);
});

test('leaving the page sends a pending quantity once', async () => {
  const { change, saved, pause } = setUp();
  change.want(2);
  void change.flush();
  await pause();
  expect(saved).toEqual([2]);
});
