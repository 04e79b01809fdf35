import type { ReadSettings, Settings, SettingsOf } from './setting.ts';
import { warnOfSettings } from './warn-of-settings.ts';

/** Asked once: on a server each look at the environment takes longer than reading the settings of a block. */
const isDevelopment = process.env.NODE_ENV !== 'production';

/** What a block works with when nothing is input, by its declaration, which never changes. */
const defaults = new WeakMap<Settings, Readonly<Record<string, unknown>>>();

function defaultsOf(declared: Settings): Readonly<Record<string, unknown>> {
  let values = defaults.get(declared);
  if (values === undefined) {
    values = Object.fromEntries(Object.entries(declared).map(([name, { read }]) => [name, read(undefined)]));
    defaults.set(declared, values);
  }
  return values;
}

/**
 * The settings of a block from any input. In development the console lists what could not be used. Blocks declare
 * many settings and pages give few of them: only those few are read.
 */
export function readSettings<Declared extends Settings>(
  block: string,
  declared: Declared,
  input: SettingsOf<Declared>,
): ReadSettings<Declared> {
  const values: Readonly<Record<string, unknown>> = input;
  if (isDevelopment) warnOfSettings(block, declared, values);
  const read: Record<string, unknown> = { ...defaultsOf(declared) };
  for (const name of Object.keys(values))
    if (Object.hasOwn(declared, name)) read[name] = declared[name]?.read(values[name]);
  return read as ReadSettings<Declared>;
}
