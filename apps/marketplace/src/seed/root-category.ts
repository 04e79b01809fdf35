import type { Database } from '@relab/database';
import { catalogue } from '../demo/catalogue.ts';

/** The category that all listings are in; its id is empty before the catalogue is seeded. */
export async function readRootCategory(
  database: Database,
): Promise<{ readonly id: string; readonly urlName: string }> {
  const { urlName } = catalogue.rootCategory;
  const category = await database
    .selectFrom('product_category')
    .select('id')
    .where('url_name', '=', urlName)
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  return { id: category?.id ?? '', urlName };
}
