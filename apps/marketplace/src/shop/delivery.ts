import type { CommerceOptions } from '@relab/commerce';
import { home, union } from '../site/countries.ts';

const neighbors = ['CH', 'NO', 'GB'];
const overseas = ['US'];

/** In the order in which they are offered. */
export const shippingCountries: readonly string[] = [...home, ...union, ...neighbors, ...overseas];

/** Percent on net prices, by the country of delivery; what leaves the Union is not taxed. */
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

/** Fees in cents: what transport into a zone costs, and each kilogram of it; days are those under way. Zones without fees are not served. */
const zones = (
  base: readonly number[],
  perKilogram: readonly number[],
  days: readonly (readonly [number, number])[],
  refusedOutside: readonly string[] = [],
): Rule['zones'] =>
  [home, union, neighbors, overseas].slice(0, base.length).map((countries, at) => ({
    countries,
    base: base[at] ?? 0,
    perKilogram: perKilogram[at] ?? 0,
    days: days[at] ?? [0, 0],
    excludes: at >= 2 ? refusedOutside : [],
  }));

/** How units travel: what a parcel service takes, what needs a pallet, and what needs people who can move it. */
export const deliveryRules: readonly Rule[] = [
  {
    id: 'parcel',
    name: 'Insured parcel',
    description: 'Double-boxed and insured for its price, delivered to reception.',
    carrier: null,
    classOfService: 'Insured, against signature',
    handles: ['parcel'],
    maxKilograms: 120,
    processDays: 1,
    special: { hazardous: 2900, refrigerant: 900 },
    zones: zones(
      [1900, 2900, 5900, 14_900],
      [90, 140, 310, 980],
      [
        [1, 3],
        [2, 5],
        [3, 8],
        [4, 9],
      ],
      ['hazardous'],
    ),
  },
  {
    id: 'pallet',
    name: 'Pallet with lift gate',
    description: 'Strapped or crated, with shock and tilt indicators, set down at the kerb or your ramp.',
    carrier: null,
    classOfService: 'Lift gate, to the curb',
    handles: ['parcel', 'pallet'],
    maxPieceKilograms: 1200,
    processDays: 2,
    surcharges: [
      { label: 'Lift gate', fee: 3500, per: 'delivery', heavierThan: 60 },
      { label: 'Second forklift', fee: 9000, per: 'piece', heavierThan: 600 },
    ],
    special: { hazardous: 14_000, refrigerant: 1900, regulated: 6000 },
    zones: zones(
      [12_900, 17_900, 28_900, 89_000],
      [35, 55, 95, 240],
      [
        [2, 5],
        [3, 7],
        [5, 12],
        [18, 32],
      ],
    ),
  },
  {
    id: 'rigging',
    name: 'Rigging to its place',
    description:
      'Collected, brought to its place in your laboratory, packaging taken away. A date is agreed with you.',
    carrier: null,
    classOfService: 'To its place, by appointment',
    handles: ['parcel', 'pallet', 'rigging'],
    processDays: 4,
    surcharges: [{ label: 'Second rigging crew', fee: 24_000, per: 'piece', heavierThan: 800 }],
    special: { hazardous: 18_000, refrigerant: 1900, regulated: 6000 },
    zones: zones(
      [49_000, 64_000, 98_000],
      [80, 110, 180],
      [
        [2, 8],
        [4, 11],
        [6, 16],
      ],
    ),
  },
];
