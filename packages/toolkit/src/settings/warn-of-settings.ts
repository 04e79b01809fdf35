import type { Settings } from './setting.ts';
import { settingProblem } from './setting-problem.ts';

/** Each thing is said once: a page renders often. Kept for development alone, and never much of it. */
const said = new Set<string>();
const MOST_KEPT = 200;

/** For development: once is enough, and again only when much else was said since. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  if (said.size >= MOST_KEPT) said.clear();
  said.add(message);
  console.warn(message);
}

/** Says on the console which settings could not be used as they are, and why. */
export function warnOfSettings(
  block: string,
  declared: Settings,
  given: Readonly<Record<string, unknown>>,
): void {
  for (const [name, setting] of Object.entries(declared)) {
    const problem = settingProblem(setting, given[name]);
    if (problem !== undefined) warnOnce(`${block}: ${name} ${problem}.`);
  }
}
