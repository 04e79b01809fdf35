import { bundleSize } from '../../cache/src/bundle.ts';
import { changeRound, observedRound, sharedRound } from '../../cache/src/change-round.ts';
import { heapRound } from '../../cache/src/heap-round.ts';
import { pageRound, pageTexts } from '../../cache/src/page-round.ts';
import { peer } from '../../cache/src/peers/relab.ts';
import { relabImports } from '../../cache/src/relab-imports.ts';
import { median } from '../figures.ts';
import { reportFigures } from './figure.ts';

/** The cache's bench without its peers, which are installed by themselves: see bench/cache/README.md. */

async function medianOf(rounds: number, round: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let done = 0; done < rounds; done++) times.push(await round());
  return median(times);
}

const change = (count: number) => medianOf(3, async () => (await changeRound(peer, count, 500)).called);
const shared = (count: number, samples: number) =>
  medianOf(2, async () => (await sharedRound(peer, count, samples)).called);
const observed = (count: number) => medianOf(3, async () => (await observedRound(peer, count, 9)).published);

const getRecord = "export { getRecord } from '@relab/client/records';";
const createClient = "export { createClient } from '@relab/client';";
const useRecord =
  "export { useRecord } from '@relab/react/records'; export { RelabProvider } from '@relab/react';";
const kilobytes = async (...bundled: Parameters<typeof bundleSize>) => (await bundleSize(...bundled)) / 1000;

// The heap first: of a process in which little else has been made.
const heap = heapRound(peer, 10_000);
const texts = pageTexts(peer, 1000);
for (let warmUp = 0; warmUp < 5; warmUp++) pageRound(peer, texts, 1);
const pages = Array.from({ length: 15 }, () => pageRound(peer, texts, 1));
const timesParsing = (pick: (times: (typeof pages)[number]) => number) =>
  median(pages.map((times) => pick(times) / times.parse));
const [few, many] = [await observed(4900), await observed(50_000)];

await reportFigures([
  {
    name: 'ingest a page of 1,000, × parsing',
    value: timesParsing((times) => times.takeIn),
    aim: { atMost: 0.25 },
  },
  { name: 'same page again, × parsing', value: timesParsing((times) => times.again), aim: { atMost: 0.05 } },
  {
    name: 'same values, new checksums, × parsing',
    value: timesParsing((times) => times.renewed),
    aim: { atMost: 0.2 },
  },
  { name: 'first read, × parsing', value: timesParsing((times) => times.read), aim: { atMost: 0.3 } },
  {
    name: 'repeated read',
    value: median(pages.map(({ reread }) => reread * 1000)),
    unit: 'µs',
    aim: { atMost: 10 },
  },
  { name: 'one field, 1,000 observers', value: await change(1000), unit: 'ms', aim: { atMost: 0.03 } },
  { name: 'shared record, 1,000 called', value: await shared(1000, 40), unit: 'ms', aim: { atMost: 1.5 } },
  { name: 'shared record, 10,000 called', value: await shared(10_000, 10), unit: 'ms' },
  { name: 'small answer, 4,900 keys observed', value: few * 1000, unit: 'µs' },
  { name: 'small answer, 50,000 keys observed', value: many * 1000, unit: 'µs' },
  { name: 'small answer, 50,000 keys observed, × 4,900', value: many / few, aim: { atMost: 2 } },
  { name: 'heap per record, × the parsed page', value: heap.taken / heap.parsed, aim: { atMost: 1.2 } },
  {
    name: 'bundle of store and records, gzip',
    value: await kilobytes(relabImports),
    unit: 'kB',
    aim: { atMost: 6 },
  },
  {
    name: 'bundle of `getRecord`, gzip',
    value: await kilobytes(getRecord),
    unit: 'kB',
    aim: { atMost: 6 },
    note: 'with all that it stands on; decision 285 says what that is',
  },
  {
    name: 'bundle of `getRecord` and `createClient`, gzip',
    value: await kilobytes(getRecord + createClient),
    unit: 'kB',
  },
  {
    name: 'bundle of `useRecord`, `createClient` and the provider, without React, gzip',
    value: await kilobytes(useRecord + createClient, [/^react/]),
    unit: 'kB',
  },
]);
