import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@relab/database';
import { fillByCopies } from '../../scale/fill-by-copies.ts';
import { startSizedShop } from './sized-shop.ts';

/** Larger shops are filled with copies of some listings, in SQL: their rows are those that pages and searches read, their disk says nothing. */
export const mostWritten = 100_000;
const copied = 2_000;

/** Starts a shop and ends it again, once it has found something: then the catalogue's snapshot is there for the next start. */
async function startOnce(folder: string, listings: number, port: number): Promise<void> {
  const shop = await startSizedShop(folder, listings, port);
  await shop
    .send({ path: '/global-search/centrifuge', headers: { cookie: 'x=1' } })
    .finally(() => shop.stop());
}

/** Fills a folder, unless it is filled already; returns the listings to start its shop with. */
export async function fillFolder(folder: string, listings: number, port: number): Promise<number> {
  const isFilled = await access(join(folder, 'catalogue', 'columns')).then(
    () => true,
    () => false,
  );
  if (listings <= mostWritten) {
    if (!isFilled) await startOnce(folder, listings, port);
    return listings;
  }
  if (isFilled) return copied;
  await startOnce(folder, copied, port);
  const { database, close } = await openDatabase({ folder: join(folder, 'database'), engine: 'embedded' });
  await fillByCopies(database, listings).finally(close);
  await startOnce(folder, copied, port);
  return copied;
}
