import type { CommerceOptions } from '@relab/server/commerce';

const home = ['DE', 'AT', 'NL', 'BE', 'LU'];
const union = ['FR', 'IT', 'ES', 'PT', 'DK', 'SE', 'FI', 'IE', 'PL', 'CZ', 'SK', 'HU', 'SI', 'HR', 'GR'];
const neighbors = ['CH', 'NO', 'GB'];

/** In the order in which they are offered. */
export const shippingCountries: readonly string[] = [...home, ...union, ...neighbors];

/** Percent on net prices, by the country of delivery; exports out of the Union leave untaxed. */
export const taxRates: CommerceOptions['taxRates'] = {
  AT: '20',
  BE: '21',
  CZ: '21',
  DE: '19',
  DK: '25',
  ES: '21',
  FI: '25.5',
  FR: '20',
  GR: '24',
  HR: '25',
  HU: '27',
  IE: '23',
  IT: '22',
  LU: '17',
  NL: '21',
  PL: '23',
  PT: '23',
  SE: '25',
  SI: '22',
  SK: '23',
};

type Rule = CommerceOptions['delivery']['rules'][number];

/** Fees in cents: what the first kilogram costs into a zone, and each further one. */
const zones = (
  base: readonly number[],
  perKilogram: readonly number[],
  days: readonly (readonly [number, number])[],
): Rule['zones'] =>
  [home, union, neighbors].map((countries, at) => ({
    countries,
    base: base[at] ?? 0,
    perKilogram: perKilogram[at] ?? 0,
    days: days[at] ?? [0, 0],
  }));

/** How units travel: what a parcel service takes, what needs a pallet, and what needs people who can move it. */
export const deliveryRules: readonly Rule[] = [
  {
    id: 'parcel',
    name: 'Insured parcel',
    description: 'Double-boxed and insured for its price, delivered to reception.',
    carrier: null,
    handles: ['parcel'],
    heaviest: 120,
    zones: zones(
      [1900, 2900, 5900],
      [90, 140, 310],
      [
        [2, 4],
        [3, 6],
        [4, 9],
      ],
    ),
  },
  {
    id: 'pallet',
    name: 'Pallet with lift gate',
    description: 'Strapped or crated, with shock and tilt indicators, set down at the kerb or your ramp.',
    carrier: null,
    handles: ['parcel', 'pallet'],
    zones: zones(
      [12_900, 17_900, 28_900],
      [35, 55, 95],
      [
        [4, 7],
        [5, 9],
        [7, 14],
      ],
    ),
  },
  {
    id: 'rigging',
    name: 'Rigging to its place',
    description:
      'Collected, brought to its place in your laboratory, packaging taken away. A date is agreed with you.',
    carrier: null,
    handles: ['parcel', 'pallet', 'rigging'],
    zones: zones(
      [49_000, 64_000, 98_000],
      [80, 110, 180],
      [
        [6, 12],
        [8, 15],
        [10, 20],
      ],
    ),
  },
];
