import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Interleaving, ids, plain, selections, steps } from './interleaving.fixture.ts';

function check(run: Interleaving, setBack: boolean): void {
  for (const id of ids) {
    for (const paths of selections) {
      const { state, data, missing } = run.query(id, paths).read();
      const expected = run.expected(id, paths);
      if (expected.missing.length > 0)
        expect([state, data, missing]).toEqual(['Unfulfilled', undefined, expected.missing]);
      else expect([state, plain(data)]).toEqual([expected.fresh ? 'Fulfilled' : 'Stale', expected.data]);
    }
  }
  const { expected, shown } = run.list();
  // A page that was read while the clock was back stays stale until something comes.
  expect(setBack ? shown[1] : shown).toEqual(setBack ? expected[1] : expected);
}

it('D-003: whatever happens in whatever order, reads show what a plain model holds, and nobody is called without cause', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const run = new Interleaving();
      const setBack = sequence.some((step) => step.do === 'pass' && step.time < 0);
      run.do({ do: 'list', rows: [], selection: 0 });
      for (const step of sequence) {
        run.do(step);
        if (step.do !== 'rest') continue;
        check(run, setBack);
        await Promise.resolve();
      }
      check(run, setBack);
      await Promise.resolve();
      for (const { told, read } of run.observed()) {
        expect(told.data).toBe(read.data);
        // Time alone notifies nobody; observers of what a response made fresh were notified.
        if (!setBack) expect([read.state, 'Fulfilled']).toContain(told.state);
      }
      run.takeOff();
      check(run, setBack);
      await Promise.resolve();
      expect(run.calledWithoutCause).toBe(0);
    }),
    { numRuns: 15_000 },
  );
}, 120_000);
