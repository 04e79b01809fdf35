import type { TestProject } from 'vitest/node';
import { startMarketplace } from './marketplace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** One marketplace for all browser tests; each test makes its own shopper. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const marketplace = await startMarketplace();
  project.provide('address', marketplace.address);
  return () => marketplace.stop();
}
