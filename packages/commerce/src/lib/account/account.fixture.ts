import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { standardPricebookId } from './price-book.ts';

/** An account that nobody belongs to. */
export async function addAccount(database: Database, name: string, country = 'AT'): Promise<string> {
  const id = newId('001');
  await sql`
    insert into account (id, name, shipping_street, shipping_city, shipping_postal_code, shipping_country)
    values (${id}, ${name}, 'Ring 2', 'Graz', '8010', ${country})`.execute(database);
  return id;
}

/** Lets the people of one account act for another. */
export async function manage(database: Database, accountId: string, targetId: string): Promise<string> {
  const id = newId('0XF');
  await sql`
    insert into external_managed_account (id, account_id, target_account_id) values (${id}, ${accountId}, ${targetId})
    `.execute(database);
  return id;
}

/** A group of accounts with a price book of its own: prices by product id. */
export async function addGroup(
  database: Database,
  accounts: readonly string[],
  prices: Readonly<Record<string, string>>,
): Promise<{ readonly groupId: string; readonly bookId: string }> {
  const [groupId, bookId] = [newId('0ZI'), newId('01s')];
  await sql`insert into buyer_group (id, name) values (${groupId}, 'Universities')`.execute(database);
  await sql`insert into pricebook2 (id, name) values (${bookId}, 'Universities')`.execute(database);
  await sql`
    insert into buyer_group_pricebook (id, buyer_group_id, pricebook2_id) values (${newId('0ZP')}, ${groupId}, ${bookId})
    `.execute(database);
  for (const accountId of accounts) {
    await sql`
      insert into buyer_group_member (id, buyer_group_id, buyer_id) values (${newId('0ZJ')}, ${groupId}, ${accountId})
      `.execute(database);
  }
  for (const [productId, price] of Object.entries(prices)) {
    await sql`
      insert into pricebook_entry (id, product2_id, pricebook2_id, unit_price, currency_iso_code)
      values (${newId('01u')}, ${productId}, ${bookId}, ${price}, 'EUR')`.execute(database);
  }
  return { groupId, bookId };
}

/** Changes what a product costs everybody. */
export async function setStandardPrice(database: Database, productId: string, price: string): Promise<void> {
  await sql`
    update pricebook_entry set unit_price = ${price}
    where product2_id = ${productId} and pricebook2_id = ${standardPricebookId}`.execute(database);
}

/** What a policy gives, and whether it is in force; all of it unless said otherwise. */
interface PolicyFlags {
  readonly isActive?: boolean;
  readonly canViewProduct?: boolean;
  readonly canViewPrice?: boolean;
}

/** A policy that reserves products to groups. */
export async function addPolicy(
  database: Database,
  groupIds: readonly string[],
  productIds: readonly string[],
  { isActive = true, canViewProduct = true, canViewPrice = true }: PolicyFlags = {},
): Promise<string> {
  const id = newId('1Ce');
  await sql`
    insert into commerce_entitlement_policy (id, name, is_active, can_view_product, can_view_price)
    values (${id}, 'Partners', ${isActive}, ${canViewProduct}, ${canViewPrice})`.execute(database);
  for (const groupId of groupIds) {
    await sql`
      insert into commerce_entitlement_buyer_group (id, policy_id, buyer_group_id)
      values (${newId('1Cg')}, ${id}, ${groupId})`.execute(database);
  }
  for (const productId of productIds) await reserveProduct(database, id, productId);
  return id;
}

/** Puts a product into a policy. */
export async function reserveProduct(database: Database, policyId: string, productId: string): Promise<void> {
  await sql`
    insert into commerce_entitlement_product (id, policy_id, product_id)
    values (${newId('1Cp')}, ${policyId}, ${productId})`.execute(database);
}
