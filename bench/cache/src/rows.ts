import { type Figure, ofChange, ofHeap, ofObserved, ofPage, quotient } from './figures.ts';
import type { PageTimes } from './messages.ts';
import { observedCounts } from './plan.ts';
import type { Findings } from './run.ts';

/** One line of a table. Less is better in each. */
export interface Row {
  readonly title: string;
  readonly aim?: number;
  readonly digits: number;
  figure(findings: Findings): Figure;
  /** A cache that keeps each answer in one piece does none of the work: it is shown, and not compared with. */
  readonly normalised?: true;
}

const called = (task: string) => ofChange(task, (times) => times.called);
const withoutCause = (task: string) => ofChange(task, (times) => times.withoutCause);
const timesParsing = (size: number, pick: (times: PageTimes) => number) =>
  ofPage(size, (times) => pick(times) / times.parse);

const takeIn = (times: PageTimes) => times.takeIn;
const again = (times: PageTimes) => times.again;
const renewed = (times: PageTimes) => times.renewed;
const read = (times: PageTimes) => times.read;
const microseconds = (size: number) => ofPage(size, ({ reread }) => reread * 1000);
const normalised = true;

/** What has an aim. Pages are of 1,000 records unless said. */
export const aims: readonly Row[] = [
  {
    title: 'take in a page, × parsing',
    aim: 0.25,
    digits: 2,
    figure: timesParsing(1000, takeIn),
    normalised,
  },
  {
    title: 'same page again, × parsing',
    aim: 0.05,
    digits: 3,
    figure: timesParsing(1000, again),
    normalised,
  },
  {
    title: 'same values, new checksums, × parsing',
    aim: 0.2,
    digits: 2,
    figure: timesParsing(1000, renewed),
    normalised,
  },
  { title: 'first read, × parsing', aim: 0.3, digits: 2, figure: timesParsing(1000, read), normalised },
  { title: 'repeated read, 50 records, µs', aim: 10, digits: 2, figure: microseconds(50) },
  { title: 'repeated read, 1,000 records, µs', aim: 10, digits: 2, figure: microseconds(1000) },
  { title: 'repeated read, 10,000 records, µs', aim: 10, digits: 2, figure: microseconds(10_000) },
  {
    title: 'one field, 1,000 observers, ms',
    aim: 0.03,
    digits: 3,
    figure: called('change 1000'),
    normalised,
  },
  {
    title: 'one field, 50,000 observers, × 1,000',
    aim: 1.5,
    digits: 2,
    figure: quotient(called('change 50000'), called('change 1000')),
  },
  {
    title: 'shared record, 1,000 called, ms',
    aim: 1.5,
    digits: 2,
    figure: called('shared 1000'),
    normalised,
  },
  {
    title: 'small answer, 50,000 keys observed, × 4,900',
    aim: 2,
    digits: 2,
    figure: quotient(ofObserved(50_000), ofObserved(4900)),
  },
  { title: 'called without cause, one field', aim: 0, digits: 1, figure: withoutCause('change 1000') },
  {
    title: 'called without cause, shared record',
    aim: 0,
    digits: 1,
    figure: withoutCause('shared 1000'),
    normalised,
  },
  { title: 'bundle, gzip, kB', aim: 6, digits: 1, figure: ({ bundle }) => bundle / 1000 },
  {
    title: 'heap per record, × the parsed page',
    aim: 1.2,
    digits: 2,
    figure: ofHeap(({ taken, parsed }) => taken / parsed),
    normalised,
  },
];

const sizes = [50, 1000, 10_000];
const inThousands = (count: number) => count.toLocaleString('en');

/** The same in milliseconds and at every size, and what the aims leave open. */
export const details: readonly Row[] = [
  ...sizes.flatMap((size): readonly Row[] => {
    const digits = size > 1000 ? 1 : 2;
    const row = (title: string, pick: (times: PageTimes) => number): Row => ({
      title: `${title}, ${inThousands(size)}, ms`,
      digits,
      figure: ofPage(size, pick),
      normalised,
    });
    return [
      row('`JSON.parse`', ({ parse }) => parse),
      row('take in', takeIn),
      row('same page again', again),
      row('read after that', ({ readAgain }) => readAgain),
      row('same values, new checksums', renewed),
      row('read after new checksums', ({ readRenewed }) => readRenewed),
      row('first read', read),
      row('first read, every value touched', (times) => times.read + times.walk),
    ];
  }),
  ...[1000, 10_000, 50_000].map(
    (count): Row => ({
      title: `one field, ${inThousands(count)} observers, ms`,
      digits: 3,
      figure: called(`change ${count}`),
      normalised,
    }),
  ),
  ...[1000, 10_000].map(
    (count): Row => ({
      title: `shared record, ${inThousands(count)} called, ms`,
      digits: 2,
      figure: called(`shared ${count}`),
      normalised,
    }),
  ),
  ...observedCounts.map(
    (count): Row => ({
      title: `small answer, ${inThousands(count)} keys observed, ms`,
      digits: 4,
      figure: ofObserved(count),
    }),
  ),
  {
    title: 'heap per record, parsed, bytes',
    digits: 0,
    figure: ofHeap(({ parsed }) => parsed),
    normalised,
  },
  { title: 'heap per record, taken in, bytes', digits: 0, figure: ofHeap(({ taken }) => taken), normalised },
  { title: 'heap per record, read too, bytes', digits: 0, figure: ofHeap((sizes) => sizes.read), normalised },
];
