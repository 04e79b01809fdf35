import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

import { prepareVisits, type Visits } from './prepared-shopper.ts';
import { address, scratch } from './shared-marketplace.ts';

/**
 * The same visits for every file of a run that looks at pages and changes nothing: there are only so many units that stand
 * there once, and each shopper takes two.
 */
export async function openSharedVisits(browser: Browser): Promise<Visits> {
  const file = join(scratch, 'visits.json');
  const prepared = await readFile(file, 'utf8').catch(() => undefined);
  if (prepared !== undefined) return JSON.parse(prepared) as Visits;
  const visits = await prepareVisits(browser, address);
  await writeFile(file, JSON.stringify(visits));
  return visits;
}
