import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceJobs } from '@relab/commerce';
import { dataPath } from '@relab/contract';
import type { Checkout } from '@relab/contract/commerce';
import { type TestEngine, testEngines } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { columnName } from '@relab/records/objects';
import { createWorker } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inquiryJobs } from '../../cases/inquiry-jobs.ts';
import { objects } from '../../objects/objects.ts';
import { type Desk, type Office, openOffice } from '../../objects/office.fixture.ts';
import { quoteJobs } from '../../quotes/quote-jobs.ts';
import { shop } from '../../shop/shop.ts';
import { webstoreId } from '../../site/ids.ts';
import { erasePerson } from './erase-person.ts';
import { findCanary } from './find-canary.fixture.ts';
import { findPerson, isKnown } from './find-person.ts';
import { keptByLaw } from './kept-by-law.ts';

/** Stands in every personal field, in mails and in names of files. */
const canary = 'qanaryxk';
const email = `${canary}@office.example`;

describe.each(testEngines)('the erasure of a person on %s', (engine: TestEngine) => {
  let office: Office;
  let folder: string;
  const mailFolder = () => join(folder, 'mail');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-erasure-'));
    office = await openOffice(engine);
    await fill();
  });
  afterAll(async () => {
    await office?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const textual = new Set(['text', 'longText', 'richText', 'phone']);

  /** A customer who does whatever a customer can do, by requests; and staff who write about them in every field there is. */
  async function fill(): Promise<void> {
    const { database, administrator, guest } = office;
    const buyer = await office.enter(canary, 'buyer', 'seller');
    await sql`update auth_user set email_verified = true where email = ${email}`.execute(database);
    const { person } = buyer;
    const listing = (await administrator.list('Product2', 'AllProducts'))[0] ?? '';
    const caseId = await guest.create('Case', {
      ...{ SuppliedName: canary, SuppliedEmail: email, Subject: `About ${canary}`, Description: canary },
    });
    const leadId = await guest.create('Lead', {
      ...{ FirstName: canary, LastName: canary, Company: canary, Email: email, Description: canary },
    });
    const quoteId = await buyer.create('QuoteRequest__c', {
      Listing__c: listing,
      Quantity__c: 1,
      Message__c: canary,
    });
    await buyer.create('WatchedListing__c', { Listing__c: listing });
    await buyer.create('SavedSearch__c', { Name: canary, Address__c: `/global-search/${canary}` });
    const { rows } = await sql<{ contact_id: string; account_id: string }>`
      select contact_id, account_id from "user" where id = ${person.userId}`.execute(database);
    const [{ contact_id: contactId, account_id: accountId } = { contact_id: '', account_id: '' }] = rows;
    const offerId = await administrator.create('Offer__c', {
      ...{ Name: canary, Account__c: accountId, Contact__c: contactId, Description__c: canary },
    });
    await administrator.create('Task', { Subject: `Call ${canary}`, WhoId: contactId, Description: canary });
    const ids = [caseId, leadId, quoteId, contactId, accountId, offerId, person.userId];
    for (const id of ids) await writeEverywhere(id);
    for (const id of [caseId, contactId]) await administrator.send('POST', `/records/${id}/favorite`);
    await order(buyer);
    await writeEverywhere(
      (await sql<{ id: string }>`select id from order_summary`.execute(database)).rows[0]?.id ?? '',
    );
    await buyer.send('POST', '/services/identity/password-reset', { email });
    // What is mailed about them waits in the queue.
    const handlers = [
      ...inquiryJobs({ shop, staffEmail: 'office@relab.example' }),
      ...quoteJobs({ shop, baseUrl: 'http://shop.test' }),
      ...commerceJobs(shop, 'http://shop.test'),
    ];
    await createWorker({ database, handlers, now: () => new Date(), log: () => undefined }).runDue();
    await writeMails();
  }

  /** Twice, so that history has the canary as an old value and as a new one. */
  async function writeEverywhere(id: string): Promise<void> {
    const object = objects.ofRecord(id);
    if (!object) throw new Error(`No object has ${id}.`);
    for (const suffix of ['', ' again']) {
      for (const [name, field] of Object.entries(object.fields)) {
        if (!textual.has(field.kind) || field.updateable === false || field.unique) continue;
        const text = `${canary}${suffix}`.slice(0, field.length ?? 100);
        // What a rule of its own rejects, such as a language or a country, holds no canary.
        await office.administrator.update(id, { [name]: text });
      }
    }
  }

  /** An order, and a cart whose checkout has begun. */
  async function order(buyer: Desk): Promise<void> {
    const { database } = office;
    const store = `${dataPath.replace('{version}', 'v63.0')}/commerce/webstores/${webstoreId}`;
    const { rows } = await sql<{ id: string }>`
      select p.id from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
      where p.is_active and p.shipping = 'parcel' and coalesce(p.special_handling, '') = '' and e.unit_price > 100
      order by p.stock_keeping_unit limit 1`.execute(database);
    const productId = rows[0]?.id ?? '';
    await sql`update product_stock set on_hand = 50 where product_id = ${productId}`.execute(database);
    const deliveryAddress = {
      ...{ name: canary, companyName: canary, street: `${canary} 1`, city: canary, postalCode: '69117' },
      ...{ region: canary, country: 'DE', phoneNumber: '+49 6221 1' },
    };
    const contactInfo = { email, firstName: canary, lastName: canary, phoneNumber: '+49 6221 1' };
    const ok = async (method: string, path: string, body: unknown): Promise<Checkout> => {
      const answer = await buyer.send(method, `${store}/${path}`, body);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as Checkout;
    };
    for (const isOrdered of [true, false]) {
      await ok('POST', 'carts/current/cart-items', { productId, quantity: '1' });
      const { checkoutId } = await ok('POST', 'checkouts', {});
      const path = `checkouts/${checkoutId}`;
      const more = { deliveryAddress, contactInfo, shippingInstructions: canary };
      const { availableDeliveryMethods } = await ok('PATCH', path, more);
      if (!isOrdered) return;
      await ok('PATCH', path, { deliveryMethodId: availableDeliveryMethods[0]?.id });
      const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: canary };
      const { totals } = await ok('POST', `${path}/payments`, payment);
      await ok('POST', `${path}/orders`, { expectedTotal: totals.total });
    }
  }

  async function writeMails(): Promise<void> {
    await mkdir(mailFolder(), { recursive: true });
    const stem = '2026-06-01T12-00-00-000Z';
    await writeFile(join(mailFolder(), `${stem}-a.txt`), `To: ${email}\n\nHello ${canary}`);
    await writeFile(join(mailFolder(), `${stem}-a.html`), `<p>${canary}</p>`);
    await writeFile(join(mailFolder(), `${stem}-b.txt`), 'To: somebody@else.example\n\nHello');
  }

  test('leaves nothing of them anywhere but what the law has kept', async () => {
    const before = await findCanary(office.database, canary);
    for (const column of [
      'user.first_name',
      'contact.email',
      'account.name',
      'case.subject',
      'lead.company',
      'quote_request.message',
      'saved_search.name',
      'offer.name',
      'task.subject',
      'record_history.changes',
      'job.payload',
      'cart_checkout.contact_info',
      'order_summary.contact_email',
      'order_summary.internal_note',
      'auth_user.email',
    ])
      expect(before, column).toContain(column);
    const places = { documents: createFolderStore(join(folder, 'files')), mailFolder: mailFolder() };
    await erasePerson(office.database, email.toUpperCase(), places);
    const allowed = Object.entries(keptByLaw).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    );
    expect((await findCanary(office.database, canary)).filter((column) => !allowed.includes(column))).toEqual(
      [],
    );
    expect(await readdir(mailFolder())).toEqual(['2026-06-01T12-00-00-000Z-b.txt']);
    // Once more changes nothing; nobody signs in with it.
    await erasePerson(office.database, email, places);
    const { orders, ...rest } = await findPerson(office.database, email);
    expect(orders).toHaveLength(1);
    expect(isKnown({ ...rest, orders: [] })).toBe(false);
    const signIn = { email, password: 'correct horse battery' };
    expect((await office.guest.send('POST', '/services/identity/sign-in', signIn)).status).toBe(401);
  });

  test('the last administrator stays, and nothing of them is erased', async () => {
    const places = { documents: createFolderStore(join(folder, 'files')), mailFolder: mailFolder() };
    await expect(erasePerson(office.database, 'boss@office.example', places)).rejects.toThrow();
    const { rows } =
      await sql`select 1 from "user" where email = 'boss@office.example' and is_active`.execute(
        office.database,
      );
    expect(rows).toHaveLength(1);
  });

  test('every kept column is one of the database', async () => {
    for (const [table, columns] of Object.entries(keptByLaw))
      for (const column of columns)
        await sql`select ${sql.ref(columnName(column))} from ${sql.table(table)} limit 0`.execute(
          office.database,
        );
  });
});
