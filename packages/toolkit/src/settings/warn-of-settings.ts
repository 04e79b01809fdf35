import type { Settings } from './setting.ts';
import { settingProblem } from './setting-problem.ts';

/** Each warning is logged once: a page renders often. For development alone, and limited in number. */
const reported = new Set<string>();
const MAX_STORED = 200;

/** For development: once is enough, and again only when much else was said since. */
export function warnOnce(message: string): void {
  if (reported.has(message)) return;
  if (reported.size >= MAX_STORED) reported.clear();
  reported.add(message);
  console.warn(message);
}

/** Says on the console which settings could not be used as they are, and why. */
export function warnOfSettings(
  block: string,
  declared: Settings,
  input: Readonly<Record<string, unknown>>,
): void {
  for (const [name, setting] of Object.entries(declared)) {
    const problem = settingProblem(setting, input[name]);
    if (problem !== undefined) warnOnce(`${block}: ${name} ${problem}.`);
  }
}
