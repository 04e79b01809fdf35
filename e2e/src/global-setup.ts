import type { TestProject } from 'vitest/node';
import { startMarketplace } from './marketplace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/**
 * One marketplace for all browser tests; each test makes its own shopper. `RELAB_ADDRESS` names one that runs already.
 * Pictures are made when a page asks for them: made ahead they would take the processor from what is tested.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.RELAB_ADDRESS;
  const marketplace = running
    ? { address: running, stop: async () => {} }
    : await startMarketplace({ env: { RELAB_PICTURES: 'on-demand' } });
  project.provide('address', marketplace.address);
  return () => marketplace.stop();
}
