import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Interleaving } from './interleaving.fixture.ts';
import { steps } from './interleaving-steps.fixture.ts';

it('D-003, D-099…D-103, D-113: in whatever order things happen, no observer is shown what never was, nor called for nothing', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (sequence, brief) => {
      const run = new Interleaving(brief);
      await run.begin();
      for (const step of sequence) {
        if (step.do === 'rest') await run.rest();
        else run.do(step);
      }
      await run.end();
    }),
    { numRuns: 5_000 },
  );
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
}, 120_000);
