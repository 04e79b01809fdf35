import { insertFirstRates, prepareCommerce } from '@relab/commerce';
import { upsertBuiltInTypes, upsertTaxonomy } from '@relab/content';
import { migrate } from '@relab/database';
import { equipmentTaxonomy } from '../content/equipment-taxonomy.ts';
import { migrations, objects } from '../objects/objects.ts';
import { shop } from '../shop/shop.ts';
import { firstRates } from '../site/markets.ts';
import type { Databases } from './open-database.ts';
import type { StartContext } from './start-context.ts';
import { since } from './startup-reporter.ts';
import { describeOthers } from './this-release.ts';

/**
 * Brings tables to this release, or to what it can share with another one that runs, and inserts what the shop and the site need.
 * Nothing is dropped: that is `npm run migrate -- --contract`.
 */
export async function upgradeDatabase(
  { database, engine }: Databases,
  { reporter }: StartContext,
): Promise<void> {
  const begun = performance.now();
  const others = await describeOthers(database, engine);
  if (others !== undefined)
    reporter.report('Database', `${others} runs too; what it cannot work with is left as it is`);
  await migrate(database, { objects: objects.all, migrations, others, defersIndexes: engine !== 'pglite' });
  await prepareCommerce(database, shop);
  await insertFirstRates(database, firstRates);
  await upsertBuiltInTypes(database);
  await upsertTaxonomy(database, equipmentTaxonomy);
  reporter.report('Migrations', `in place after ${since(begun)}`);
}
