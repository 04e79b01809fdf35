import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareBrowsers } from './browser.ts';
import { startMarketplace } from './marketplace.ts';

/** What the files of one worker share. */
export interface SharedMarketplace {
  readonly address: string;
  /** The data of the marketplace, where the passwords of its first people lie. */
  readonly folder: string;
  /** What its files leave for each other. */
  readonly scratch: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    marketplaces: readonly SharedMarketplace[];
  }
}

interface Running {
  readonly shared: SharedMarketplace;
  stop(): Promise<void>;
}

/** Pictures are rendered on request: in advance they would take the processor from what is tested. */
const env = {
  RELAB_PICTURES: 'on-demand',
  // All shoppers come from one network, and buy large equipment.
  RELAB_ORDERS_PER_HOUR: '10000',
  RELAB_RESERVED_LISTINGS: '10000',
  RELAB_GUEST_CARTS: '100000',
  RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000000',
};

async function open(mediaFolder: string): Promise<Running> {
  const running = process.env.RELAB_ADDRESS;
  const { address, folder, stop } = running
    ? { address: running, folder: process.env.RELAB_DATA ?? '', stop: async () => {} }
    : await startMarketplace({ env: { ...env, RELAB_MEDIA_FOLDER: mediaFolder } });
  const scratch = await mkdtemp(join(tmpdir(), 'relab-run-'));
  return {
    shared: { address, folder, scratch },
    async stop() {
      await stop();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

/**
 * One marketplace for all browser tests of a worker, where each test makes its own shopper: what files of two workers do at
 * once is never seen by the other. Only pictures are shared, since making one takes longer than the page around it.
 * `RELAB_ADDRESS` names one that runs already, and `RELAB_DATA` its data.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareBrowsers();
  const files = project.vitest.state.getPaths();
  const count = Math.min(project.config.maxWorkers, files.length);
  const mediaFolder = await mkdtemp(join(tmpdir(), 'relab-media-'));
  const running = await Promise.all(Array.from({ length: count }, () => open(mediaFolder)));
  project.provide(
    'marketplaces',
    running.map(({ shared }) => shared),
  );
  return async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    await rm(mediaFolder, { recursive: true, force: true });
  };
}
