import type { BackupFacts } from '@relab/server/setup';
import type { Settings } from '../settings.ts';
import { type Breakers, createBreakers } from './breakers.ts';
import type { Observation } from './observation.ts';

/** What every part of a start works with. */
export interface StartContext {
  readonly settings: Settings;
  /** The public address of the site. */
  readonly baseUrl: string;
  readonly observer: Observation['observer'];
  readonly reporter: Observation['reporter'];
  readonly log: Observation['log'];
  /** Before the services of others. */
  readonly breakers: Breakers;
  readonly aroundJob: Observation['aroundJob'];
  readonly reportProcess: Observation['reportProcess'];
  readonly openMetrics: Observation['openMetrics'];
  /** The scheduled backups; undefined where there are none, or their age is not needed. */
  readonly backups: (() => Promise<BackupFacts>) | undefined;
  readonly now: () => Date;
}

export const createStartContext = (
  settings: Settings,
  baseUrl: string,
  { reporter, log, observer, aroundJob, reportProcess, openMetrics }: Observation,
  backups?: StartContext['backups'],
): StartContext => ({
  settings,
  baseUrl,
  observer,
  reporter,
  log,
  breakers: createBreakers(log, observer),
  aroundJob,
  reportProcess,
  openMetrics,
  backups,
  now: () => new Date(),
});
