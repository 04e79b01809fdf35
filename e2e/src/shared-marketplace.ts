import { inject } from 'vitest';
import type { SharedMarketplace } from './global-setup.ts';

/** The marketplace of this worker, by the number that the test runner gives it. */
function sharedMarketplace(): SharedMarketplace {
  const number = Number(process.env.VITEST_POOL_ID);
  const found = inject('marketplaces')[number - 1];
  if (!found) throw new Error(`No marketplace runs for worker ${number}.`);
  return found;
}

export const { address, folder, scratch }: SharedMarketplace = sharedMarketplace();
