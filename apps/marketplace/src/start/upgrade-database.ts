import { insertFirstRates, prepareCommerce } from '@relab/commerce';
import { upsertTaxonomy } from '@relab/content';
import { type Database, migrate } from '@relab/database';
import { equipmentTaxonomy } from '../content/equipment-taxonomy.ts';
import { migrations, objects, retired } from '../objects/objects.ts';
import { shop } from '../shop/shop.ts';
import { firstRates } from '../site/markets.ts';
import type { StartContext } from './start-context.ts';
import { since } from './startup-reporter.ts';

/** Brings tables to this release, and inserts what the shop and the site need. */
export async function upgradeDatabase(database: Database, { reporter }: StartContext): Promise<void> {
  const begun = performance.now();
  await migrate(database, { objects: objects.all, migrations, retired });
  await prepareCommerce(database, shop);
  await insertFirstRates(database, firstRates);
  await upsertTaxonomy(database, equipmentTaxonomy);
  reporter.report('Migrations', `in place after ${since(begun)}`);
}
