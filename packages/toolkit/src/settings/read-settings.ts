import type { ReadSettings, Settings, SettingsOf } from './setting.ts';
import { warnOfSettings } from './warn-of-settings.ts';

/** What a block works with, whatever it was given. In development it says on the console what could not be used. */
export function readSettings<Declared extends Settings>(
  block: string,
  declared: Declared,
  given: SettingsOf<Declared>,
): ReadSettings<Declared> {
  const values: Readonly<Record<string, unknown>> = given;
  if (process.env.NODE_ENV !== 'production') warnOfSettings(block, declared, values);
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(declared)) read[name] = declared[name]?.read(values[name]);
  return read as ReadSettings<Declared>;
}
