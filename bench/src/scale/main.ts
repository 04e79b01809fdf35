import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillFolder, mostWritten } from '../size/fill-folder.ts';
import { type SizedShop, startSizedShop } from '../size/sized-shop.ts';
import {
  firstBound,
  fitLine,
  type Installation,
  needOf,
  type Point,
  type Prices,
  predictEach,
} from './growth.ts';
import { costOf, diskOf, type Kind, type KindCost } from './measure.ts';

// What a shop needs as it grows: costs are measured at three sizes, through the command of the README, and continued.

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    requests: { type: 'string', default: '400' },
    port: { type: 'string', default: '5530' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const count = Number(values.requests);

/** Assumed, as rented in Europe in 2026: look at your own. */
const prices: Prices = { core: 15, memoryGigabyte: 4, diskGigabyte: 0.1 };
const growth = [1_000_000, 10_000_000, 100_000_000];
const rates = [100, 1_000, 10_000];

/** Past these, adding machines of the same kind does not help. */
const bounds = [
  {
    name: 'memory of a process above 16 GB',
    atMost: 16_384,
    value: ({ memory }: { memory: number }) => memory,
  },
  {
    name: 'a process takes longer than 60 s to be ready',
    atMost: 60,
    value: ({ ready }: { ready: number }) => ready,
  },
  {
    name: 'the database needs more than 64 cores',
    atMost: 64,
    value: ({ databaseCores }: { databaseCores: number }) => databaseCores,
  },
  { name: 'the database is larger than 4 TB', atMost: 4_096, value: ({ disk }: { disk: number }) => disk },
];

const words = ['centrifuge', 'microscope', 'balance', 'spectrometer', 'pump', 'oven', 'incubator', 'freezer'];
const guest = { 'accept-encoding': 'gzip' };
/** Somebody whose browser has been here before, so that no page is shared with them. */
const visitor = { ...guest, cookie: 'relab_guest=somebody' };

async function kindsOf(shop: SizedShop): Promise<readonly Kind[]> {
  const home = await shop.send({ path: '/' });
  const paths = (html: string, pattern: RegExp): readonly string[] => [
    ...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path.replaceAll('&amp;', '&'))),
  ];
  const categories = paths(home, /href="(\/category\/[^"#?]+)"/g);
  const listings = new Set<string>();
  for (const path of categories)
    for (const found of paths(await shop.send({ path }), /href="(\/product\/[^"#?]+)"/g)) listings.add(found);
  const products = [...listings];
  const of = (some: readonly string[], at: number): string => some[at % some.length] ?? '/';
  return [
    { name: 'guest: home', share: 0.25, headers: guest, path: () => '/' },
    { name: 'guest: a category', share: 0.25, headers: guest, path: (at) => of(categories, at) },
    { name: 'guest: a listing', share: 0.2, headers: guest, path: (at) => of(products, at) },
    { name: 'visitor: home', share: 0.05, headers: visitor, path: () => '/' },
    {
      name: 'visitor: a category by price',
      share: 0.1,
      headers: visitor,
      path: (at) => `${of(categories, at)}?sort=price-asc&page=${1 + (at % 3)}`,
    },
    {
      name: 'visitor: a search',
      share: 0.05,
      headers: visitor,
      path: (at) => `/global-search/${of(words, at)}`,
    },
    { name: 'visitor: a listing', share: 0.08, headers: visitor, path: (at) => of(products, at) },
    { name: 'visitor: the cart', share: 0.02, headers: visitor, path: () => '/cart' },
  ];
}

interface Measured {
  readonly listings: number;
  readonly kinds: readonly Kind[];
  readonly costs: readonly KindCost[];
  readonly memory: number;
  readonly disk: number;
  readonly ready: number;
}

async function measure(listings: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-scale-'));
  try {
    const shop = await startSizedShop(
      folder,
      await fillFolder(folder, listings, Number(values.port)),
      Number(values.port),
    );
    try {
      const kinds = await kindsOf(shop);
      const costs: KindCost[] = [];
      for (const kind of kinds) costs.push(await costOf(shop, kind, count));
      const memory = await shop.memory();
      return { listings, kinds, costs, memory, disk: await diskOf(folder), ready: shop.ready };
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

const format = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);
const table = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
  console.log();
};

const measured: Measured[] = [];
for (const listings of sizes) measured.push(await measure(listings));
const points = (value: (one: Measured) => number, of = measured): readonly Point[] =>
  of.map((one) => ({ listings: one.listings, value: value(one) }));
const written = measured.filter(({ listings }) => listings <= mostWritten);
const copies = measured.filter((one) => !written.includes(one));
const kinds = measured[0]?.kinds ?? [];

console.log('Measured, and in parentheses what the line through the other sizes says:\n');
const row = (name: string, value: (one: Measured) => number, of = measured): readonly string[] => [
  name,
  ...predictEach(points(value, of)).map((one) => `${format(one.value)} (${format(one.predicted)})`),
];
table(
  ['', ...sizes.map((size) => `${size.toLocaleString('en')} listings`)],
  [
    ...kinds.flatMap(({ name, share }, at) => [
      row(`${name}, ${share * 100} %: ms of a process`, ({ costs }) => costs[at]?.web ?? 0),
      row(`${name}: ms of the database`, ({ costs }) => costs[at]?.database ?? 0),
    ]),
    row('memory of a process, MB', ({ memory }) => memory),
    [...row('database, MB', ({ disk }) => disk, written), ...copies.map(() => '')],
    row('ready after, s', ({ ready }) => ready),
  ],
);

const installation: Installation = {
  requests: kinds.map(({ share }, at) => ({
    share,
    web: fitLine(points(({ costs }) => costs[at]?.web ?? 0)),
    database: fitLine(points(({ costs }) => costs[at]?.database ?? 0)),
  })),
  memory: fitLine(points(({ memory }) => memory)),
  disk: fitLine(points(({ disk }) => disk, written)),
  ready: fitLine(points(({ ready }) => ready)),
};

console.log(
  `Continued; euros a month at ${prices.core} for a core, ${prices.memoryGigabyte} and ${prices.diskGigabyte} for a GB of memory and disk (assumed):\n`,
);
table(
  [
    'listings',
    'requests a second',
    'processes',
    'cores of the database',
    'MB of a process',
    'GB of the database',
    'ready, s',
    '€',
  ],
  growth.flatMap((listings) =>
    rates.map((rate) => {
      const need = needOf(installation, { listings, rate }, prices);
      const figures = [need.processes, need.databaseCores, need.memory, need.disk, need.ready, need.euros];
      return [listings.toLocaleString('en'), rate.toLocaleString('en'), ...figures.map(format)];
    }),
  ),
);
for (const rate of rates) {
  const first = firstBound(installation, bounds, rate, prices, 1_000_000_000);
  console.log(
    first
      ? `At ${rate} requests a second it breaks first at ${first.listings.toLocaleString('en')} listings: ${first.name}.`
      : `At ${rate} requests a second nothing breaks below 1,000,000,000 listings.`,
  );
}
