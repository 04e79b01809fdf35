import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, options, product, type TestShop } from '../commerce.fixture.ts';
import type { CommerceOptions } from '../options/options.ts';
import { Catalogue } from '../search-index/catalogue.ts';

describe.each(testEngines)('snapshots of the catalogue on %s', (engine) => {
  let shop: TestShop;
  let folder: string;
  let file: string;
  let lines: string[];
  beforeAll(async () => {
    shop = await openShop(engine);
    folder = await mkdtemp(join(tmpdir(), 'relab-snapshot-'));
    file = join(folder, 'catalogue', 'columns');
    await shop.put(
      product('S1'),
      product('S2', { maker: 'Sartorius "Göttingen"\n' }),
      product('S3', { stock: 4 }),
    );
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    lines = [];
  });

  const open = async (more: Partial<CommerceOptions> = {}): Promise<Catalogue> => {
    const catalogueSnapshot = { file, log: (line: string) => lines.push(line), minListings: 1 };
    const catalogue = new Catalogue(shop.database, { ...options, catalogueSnapshot, ...more });
    await catalogue.upToDate();
    return catalogue;
  };
  /** Without a file before, so that one is written. */
  const writeAnew = async (): Promise<void> => {
    await rm(file, { force: true });
    await (await open()).snapshotWritten();
  };
  /** All that the columns say of each listing, in words rather than in numbers. */
  const listingsOf = ({ columns }: Catalogue): unknown[] =>
    Array.from({ length: columns.end }, (_, place) => place).flatMap((place) => {
      const id = columns.idOf(place);
      if (id === null) return [];
      const name = columns.names.textOf(columns.name[place] ?? 0);
      return [
        {
          ...{ id, name, offered: columns.offered[place], available: columns.available[place] },
          ...{ price: columns.price[place], listed: columns.listed[place] },
          categories: columns.categorySets.textOf(columns.categorySet[place] ?? 0),
          policies: columns.policySets.textOf(columns.policySet[place] ?? 0),
          distinct: columns.distinct.map((column, at) => columns.values[at]?.textOf(column[place] ?? 0)),
          ranges: columns.ranges.map((column) => column[place]),
          sameName: columns.offeredByName.count(columns.name[place] ?? 0, { listings: null }),
          sameMaker: columns.offeredByValue[0]?.count(columns.distinct[0]?.[place] ?? 0, { listings: null }),
        },
      ];
    });
  const withoutSnapshot = async (): Promise<unknown[]> => {
    const catalogue = new Catalogue(shop.database, options);
    await catalogue.upToDate();
    return listingsOf(catalogue);
  };
  const setStock = async (sku: string, onHand: number): Promise<void> => {
    await sql`update product_stock set on_hand = ${onHand} where product_id = ${await shop.idOf(sku)}`.execute(
      shop.database,
    );
  };

  test('a start reads the snapshot, and of the database what changed since', async () => {
    await writeAnew();
    // What no transaction has changed stays as the snapshot has it: this listing is not read again.
    await sql`alter table product2 disable trigger user`.execute(shop.database);
    await sql`update product2 set name = 'Unseen' where id = ${await shop.idOf('S1')}`.execute(shop.database);
    await sql`alter table product2 enable trigger user`.execute(shop.database);
    await setStock('S3', 9);
    const restored = listingsOf(await open());
    await sql`update product2 set name = 'Product S1' where id = ${await shop.idOf('S1')}`.execute(
      shop.database,
    );
    expect(restored).toEqual(await withoutSnapshot());
    expect(lines).toEqual([]);
  });

  test('a snapshot that was written while listings change is put right', async () => {
    await rm(file, { force: true });
    const catalogue = await open();
    await setStock('S2', 3);
    await shop.put(product('S4', { maker: 'Heidolph', stock: 2 }));
    await catalogue.upToDate();
    await catalogue.snapshotWritten();
    expect(listingsOf(await open())).toEqual(await withoutSnapshot());
    expect(lines).toEqual([]);
  });

  test('only the whole file has its name', async () => {
    await writeAnew();
    expect(await readdir(join(folder, 'catalogue'))).toEqual(['columns']);
  });

  const damages: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
    ['cut off', async () => truncate(file, (await readFile(file)).length - 20), /ends too early|damaged/],
    [
      'changed in one bit of its columns',
      async () => {
        const bytes = await readFile(file);
        const at = bytes.readUInt32LE(0) + 4 + 20;
        bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
        await writeFile(file, bytes);
      },
      /checksum/,
    ],
    ['of something else', () => writeFile(file, 'x'.repeat(4000)), /damaged/],
    ['empty', () => writeFile(file, ''), /ends too early/],
    [
      'of another database',
      async () => {
        const text = await readFile(file, 'latin1');
        await writeFile(file, text.replace(/"database":"./, '"database":"x'), 'latin1');
      },
      /of another database/,
    ],
    [
      'of a position that the database cannot go on from',
      async () => {
        const text = await readFile(file, 'latin1');
        const bytes = Buffer.from(text.replace(/"position":"./, '"position":"x'), 'latin1');
        bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
        await writeFile(file, bytes);
      },
      /pg_snapshot/,
    ],
    [
      'unknown to the database, as to one restored from before it',
      () => shop.database.deleteFrom('catalogue_snapshot').execute(),
      /has not seen/,
    ],
  ];
  test.each(damages)('a snapshot that is %s is not used, and one line says so', async (_, damage, reason) => {
    await writeAnew();
    await damage();
    const catalogue = await open();
    expect(lines).toEqual([expect.stringMatching(reason)]);
    expect(listingsOf(catalogue)).toEqual(await withoutSnapshot());
    await catalogue.snapshotWritten();
  });

  test('a snapshot for other facets is not used', async () => {
    await writeAnew();
    const search = { ...options.search, facets: options.search.facets.slice(0, 3) };
    const catalogue = await open({ search });
    expect(lines).toEqual([expect.stringContaining('other facets')]);
    expect(catalogue.columns.ranges).toHaveLength(1);
    await catalogue.snapshotWritten();
  });

  test('a place that cannot be written to costs one line, and searching goes on', async () => {
    const catalogue = await open({
      catalogueSnapshot: {
        file: '/dev/null/columns',
        log: (line) => lines.push(line),
        minListings: 1,
      },
    });
    await catalogue.snapshotWritten();
    expect(lines.filter((line) => line.includes('could not be written'))).toHaveLength(1);
    expect(listingsOf(catalogue)).toEqual(await withoutSnapshot());
  });
});
