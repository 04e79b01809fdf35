import { testEngines } from '@relab/database/testing';
import { describe, expect, test } from 'vitest';
import { fuzzRun } from './fuzz-run.fixture.ts';

/**
 * Both engines together get 3,000 requests; `scripts/fuzz.ts` sends any number. Most on the quicker one: what is
 * looked for is in our code.
 */
const share = { pglite: 500, postgres: 2_500 } as const;

describe.each(testEngines)('made-up requests on %s', (engine) => {
  test('no answer shows the inside, is out of form, or changes anything where it refuses', async () => {
    const seed = engine === 'pglite' ? 1 : 2;
    const { offences, statuses } = await fuzzRun({ engine, seed, requests: share[engine] });
    expect(offences).toEqual([]);
    // Neither all refused nor all taken: the requests are near enough to real ones to get past the first check. Calls that go
    // on with something begun, such as an upload, are refused nearly always.
    const successful = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0) + (statuses.get(204) ?? 0);
    expect(successful / share[engine]).toBeGreaterThan(0.1);
    expect(successful / share[engine]).toBeLessThan(0.85);
  });
});
