import { createRandom, seedOf } from './random.ts';

/** Hints for whoever draws the unit. */
export type Appearance = {
  readonly body: 'white' | 'light-grey' | 'grey-blue' | 'graphite' | 'cream';
  readonly accent: 'blue' | 'teal' | 'green' | 'red' | 'amber';
};

const bodies = [
  'white',
  'white',
  'white',
  'light-grey',
  'light-grey',
  'grey-blue',
  'graphite',
  'cream',
] as const;
const accents = ['blue', 'blue', 'teal', 'green', 'red', 'amber'] as const;

/** Follows from the model alone, since all units of a model look alike. */
export function appearanceOf(manufacturer: string, model: string): Appearance {
  let sum = 0;
  for (const letter of `${manufacturer} ${model}`)
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  const random = createRandom(seedOf(sum));
  return { body: random.pick(bodies), accent: random.pick(accents) };
}
