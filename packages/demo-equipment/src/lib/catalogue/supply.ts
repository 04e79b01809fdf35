/**
 * How a model is powered. `regional` and `heavy` models are sold in one version per mains voltage, so what a unit
 * needs follows from where it was used; `universal` ones take any mains. `unstated` stands for versions that vary too much to say.
 */
export type Supply = 'regional' | 'heavy' | 'three-phase' | 'universal' | 'none' | 'unstated';

const northAmerica = new Set(['US', 'CA']);

/** Mains of a unit that was used in `country` (ISO 3166-1 alpha-2), or undefined when it needs none or nothing certain can be said. */
export function mainsFor(supply: Supply, country: string): string | undefined {
  const american = northAmerica.has(country);
  switch (supply) {
    case 'regional':
      return american ? '120 V, 60 Hz' : '230 V, 50 Hz';
    case 'heavy':
      return american ? '208 V, 60 Hz' : '230 V, 50 Hz';
    case 'three-phase':
      return american ? '208 V three-phase, 60 Hz' : '400 V three-phase, 50 Hz';
    case 'universal':
      return '100–240 V, 50/60 Hz';
    case 'none':
    case 'unstated':
      return undefined;
  }
}

/** The plug on the cord of a unit that was used in `country`. */
export function plugFor(country: string): string {
  if (northAmerica.has(country)) return 'NEMA 5-15';
  if (country === 'GB' || country === 'IE') return 'BS 1363';
  if (country === 'CH') return 'SEV 1011';
  if (country === 'DK') return 'type K';
  return 'CEE 7/7';
}
