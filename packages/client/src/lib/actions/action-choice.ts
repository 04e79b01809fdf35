import { distinct } from '../values/distinct.ts';
import { namesIn } from '../values/names-in.ts';

/** The members by which actions are chosen. */
export interface ActionChoice {
  readonly actionTypes?: readonly string[] | undefined;
  readonly apiNames?: readonly string[] | undefined;
  readonly sections?: readonly string[] | undefined;
}

/** One way of writing each choice: in which order names stand, and how often, is of no matter. Empty lists choose nothing. */
export function normalizeChoice<Config extends ActionChoice>(config: Config): Config {
  const entries = (['actionTypes', 'apiNames', 'sections'] as const).map((name) => {
    const names = distinct(config[name]);
    return [name, names?.length === 0 ? undefined : names] as const;
  });
  return { ...config, ...Object.fromEntries(entries) };
}

/** Names of records or objects, as a list without repetitions, sorted: collections are keyed by them. */
export const collected = (
  names: string | readonly string[],
  written: (name: string) => string = (name) => name,
): readonly string[] => distinct(namesIn(names).map(written));
