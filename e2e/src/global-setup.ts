import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startMarketplace } from './marketplace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    /** The data of the marketplace, where the passwords of its first people lie. */
    folder: string;
    /** What files of the same run leave for each other. */
    scratch: string;
  }
}

/**
 * One marketplace for all browser tests; each test makes its own shopper. `RELAB_ADDRESS` names one that runs already,
 * and `RELAB_DATA` its data.
 * Pictures are made when a page asks for them: made ahead they would take the processor from what is tested.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.RELAB_ADDRESS;
  const marketplace = running
    ? { address: running, folder: process.env.RELAB_DATA ?? '', stop: async () => {} }
    : await startMarketplace({
        env: {
          RELAB_PICTURES: 'on-demand',
          // All shoppers come from one network, and buy large equipment.
          RELAB_ORDERS_PER_HOUR: '10000',
          RELAB_RESERVED_LISTINGS: '10000',
          RELAB_GUEST_CARTS: '100000',
          RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000000',
        },
      });
  project.provide('address', marketplace.address);
  project.provide('folder', marketplace.folder);
  const scratch = await mkdtemp(join(tmpdir(), 'relab-run-'));
  project.provide('scratch', scratch);
  return async () => {
    await marketplace.stop();
    await rm(scratch, { recursive: true, force: true });
  };
}
