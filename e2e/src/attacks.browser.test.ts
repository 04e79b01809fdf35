import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fieldFloods,
  fileLinks,
  malformedBodies,
  signIns,
  soqlQueries,
  stockFloods,
  uploads,
  watch,
} from './attacks/index.ts';
import { type RunningMarketplace, startMarketplace } from './marketplace.ts';

/** The longest wait in milliseconds, whatever is done to the server. */
const maxWait = 500;
/**
 * Of the longest wait without an attack, which the machine's other work alone makes: on a busy machine with two cores it is many
 * times the usual, and an attack may add as much again to it before it counts.
 */
const timesIdle = 4;
/** Megabytes that an attack may add: the bound on bodies under way, what parsing them takes, and what waits for collection. */
const maxMemory = 400;

let marketplace: RunningMarketplace;
let allowed = maxWait;

// A marketplace of its own: what is measured is the memory of its process.
beforeAll(async () => {
  marketplace = await startMarketplace({
    env: { RELAB_LISTINGS: '40', RELAB_PICTURES: 'on-demand' },
    isShared: true,
    patience: 300_000,
  });
  const { address, pid } = marketplace;
  for (let count = 0; count < 20; count++) await (await fetch(address)).arrayBuffer();
  const idle = await watch(address, pid, () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  allowed = Math.max(maxWait, timesIdle * Math.max(idle.home, idle.healthz));
}, 360_000);
afterAll(() => marketplace?.stop());

describe.each([
  ['bodies of forms', fieldFloods],
  ['uploads', uploads],
  ['odd bodies', malformedBodies],
  ['orders', stockFloods],
  ['queries', soqlQueries],
  ['links of files', fileLinks],
  ['sign-ins', signIns],
])('attacked by %s, the site goes on', (_, attacks) => {
  test.each(attacks)('$name', async ({ run, expected }) => {
    const { address, pid } = marketplace;
    const { healthz, home, before, during, result } = await watch(address, pid, () => run(marketplace));
    for (const status of result) expect(expected, result.join()).toContain(status);
    expect(healthz, '/healthz').toBeLessThan(allowed);
    // Pages wait for each other's work besides: sixteen shoppers at once are as much of it as an attack.
    expect(home, '/').toBeLessThan(2 * allowed);
    if (!Number.isNaN(before)) expect(during - before).toBeLessThan(maxMemory);
    expect(marketplace.output()).not.toMatch(/database is not available/i);
  });
});
