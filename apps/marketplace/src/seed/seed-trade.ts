import type { Database } from '@relab/database';
import { catalogue } from '../demo/catalogue.ts';
import { account } from '../objects/account/account.ts';
import { manufacturer } from '../objects/manufacturer.ts';
import { recordTypeId } from '../objects/record-type-id.ts';
import { insertRecords, seedId } from './insert-records.ts';

/** The account of a company of the catalogue that sells here. */
export const sellerAccountId = (seller: string): string => seedId(account, seller);

/** The id of the manufacturer of this name. */
export const manufacturerId = (name: string): string => seedId(manufacturer, name);

/** Puts in who builds and who sells what the catalogue lists. Before the listings, which refer to them. */
export async function seedTrade(database: Database): Promise<void> {
  await insertRecords(
    database,
    manufacturer,
    catalogue.manufacturers.map((Name) => ({ Id: manufacturerId(Name), Name })),
  );
  await insertRecords(
    database,
    account,
    catalogue.sellers.map(({ id, name, home, since, description }) => ({
      Id: sellerAccountId(id),
      RecordTypeId: recordTypeId(account, 'Seller'),
      Name: name,
      BillingCity: home.city,
      BillingCountry: home.country,
      Website: `https://${id}.example`,
      Industry: 'Laboratory equipment',
      CommissionRate__c: 12,
      Description: `${description} Sells since ${since}.`,
      AccountSource: 'Referral',
    })),
  );
}
