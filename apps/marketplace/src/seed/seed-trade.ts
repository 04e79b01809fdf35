import type { Database } from '@relab/database';
import { models, sellers } from '../catalogue/index.ts';
import { account } from '../shop/accounts.ts';
import { manufacturer } from '../shop/manufacturer.ts';
import { putRecords, seedId, typeId } from './put-records.ts';

/** The account of a company of the catalogue that sells here. */
export const sellerAccountId = (seller: string): string => seedId(account, seller);

/** The manufacturer of this name, as it is put in. */
export const manufacturerId = (name: string): string => seedId(manufacturer, name);

/** Puts in who builds and who sells what the catalogue lists. Before the listings, which refer to them. */
export async function seedTrade(database: Database): Promise<void> {
  const makers = new Set([...models.values()].flat().map((model) => model.manufacturer));
  await putRecords(
    database,
    manufacturer,
    [...makers].map((Name) => ({ Id: manufacturerId(Name), Name })),
  );
  await putRecords(
    database,
    account,
    sellers.map(({ id, name, home, since, description }) => ({
      Id: sellerAccountId(id),
      RecordTypeId: typeId(account, 'Seller'),
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
