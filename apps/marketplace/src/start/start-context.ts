import type { Settings } from '../settings.ts';
import type { StartupReporter } from './startup-reporter.ts';

/** What every part of a start works with. */
export interface StartContext {
  readonly settings: Settings;
  /** The public address of the site. */
  readonly baseUrl: string;
  readonly reporter: StartupReporter;
  readonly log: (line: string) => void;
  readonly now: () => Date;
}

export const createStartContext = (
  settings: Settings,
  baseUrl: string,
  reporter: StartupReporter,
): StartContext => ({
  settings,
  baseUrl,
  reporter,
  log: (line) => reporter.report('Log', line),
  now: () => new Date(),
});
