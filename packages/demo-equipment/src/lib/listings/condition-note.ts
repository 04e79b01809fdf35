import type { Practice } from '../catalogue/practice.ts';
import type { ConditionName } from './condition.ts';
import { phrase } from './phrase.ts';
import { catalogueYear } from './price.ts';
import type { Random } from './random.ts';

const unused = [
  'Unpacked once for pictures, otherwise in its original packaging.',
  'Ordered for a {project|laboratory|building} that was never finished; all accessories are still sealed.',
  'Spare unit of a {core facility|routine laboratory|teaching laboratory}, stored dry and never connected.',
  'Demonstration stock without running hours; the outer box is {dented|torn|marked} at one corner.',
  'Left over from a larger order. The seals on the accessory bags are intact.',
  'Kept as a replacement for a unit that was {sold|retired} before it failed; still in its box.',
  'Bought with {grant|project|year-end} money and never unpacked until now.',
  'Delivered in the wrong {quantity|configuration} to its first owner and never installed.',
];

const origins = [
  'Taken out of service when the {laboratory|institute|department} moved.',
  'In use until {spring|summer|fall} 2026, then replaced by a newer model.',
  'From {teaching|routine use|a research group|quality control}, one owner.',
  'Comes from a {contract laboratory|university department|hospital laboratory|production site} that closed.',
  'No longer needed after a {project|study|contract} ended.',
  'Used about {once a week|twice a month|on two days a week} in its last year.',
  'Given up because two laboratories were merged.',
];

/** For units old enough to have such a past. */
const longPasts = [
  'Replaced on schedule while still working.',
  'Spent its last {two|three} years as a reserve unit.',
  'Kept under a service contract until {2023|2024|2025}.',
  'In the same {laboratory|room|department} since it was delivered.',
];

const startsOnly = [
  'Starts and shows its normal screen or lamps; nothing further was run.',
  'Powers on without an error message. No function was tested under load.',
  'Lamps and display come on as they should; samples were not run.',
  'Switched on for {ten|fifteen|thirty} minutes without an alarm, not tested further.',
];

const untested = [
  'Not tested, because the {required supply|right mains connection|accessory needed} was missing at the warehouse.',
  'Was disconnected by the former owner; its function is not known.',
  'Bought with a whole laboratory and not tested; the former owner reported no fault.',
  'Complete from the outside, never connected at the seller’s.',
];

const longStored = ['Stored since {2023|2024} and not switched on since.'];

/** Says nothing about function: for units whose function nobody tried. */
const looks = [
  'Outside with {light|some|a few} scratches, no dents.',
  'Housing clean, {one corner|one edge|the left side} slightly scuffed.',
  'Some lettering on the front is worn.',
  'Traces of labels and adhesive on the {front|top|right side}.',
  'Dusty from storage, no visible damage.',
  'The housing has yellowed slightly; all covers are present.',
];

const longPastAge = 5;

/**
 * One or two sentences about this very unit. The first sentence goes by `turn`, the unit's place within its category,
 * so that neighbors of one kind and grade do not begin alike.
 */
export function conditionNote(
  condition: ConditionName,
  practice: Practice,
  year: number,
  turn: number,
  random: Random,
): string {
  const say = (first: readonly string[], second?: readonly string[]): string => {
    const opening = phrase(first[turn % first.length] ?? '', random);
    return second === undefined ? opening : `${opening} ${phrase(random.pick(second), random)}`;
  };
  const isOld = catalogueYear - year >= longPastAge;
  const pasts = isOld ? [...origins, ...longPasts] : origins;
  switch (condition) {
    case 'NewSurplus':
      return say(unused);
    case 'Refurbished':
      return say(practice.service, practice.wear);
    case 'UsedTestedWorking':
      return random.chance(0.6) ? say(practice.wear, pasts) : say(pasts, practice.wear);
    case 'UsedPowersOn':
      return say(startsOnly, looks);
    case 'UsedUntested':
      return say(isOld ? [...untested, ...longStored] : untested, looks);
    case 'ForParts':
      return say(practice.faults, looks);
  }
}
