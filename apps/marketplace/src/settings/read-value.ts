import { SettingError } from './setting-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function wholeNumber(
  name: string,
  text: string | undefined,
  lowest: number,
  highest: number,
): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < lowest || value > highest) {
    throw new SettingError(`${name} must be a whole number from ${lowest} to ${highest}; it is "${text}".`);
  }
  return value;
}

export function oneOf<const Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined || text === '') return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new SettingError(`${name} must be one of ${choices.join(', ')}; it is "${text}".`);
  return choice;
}

/** The origin of the address that visitors use. */
export function publicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`RELAB_URL must be an address such as https://relab.example; it is "${text}".`);
  }
  return url.origin;
}
