import { testEngines } from '@relab/database/testing';
import type { Role } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedOffice } from '../seed/seed-office.ts';
import { objects } from './objects.ts';
import { type Desk, type Office, openOffice } from './office.fixture.ts';

type Colleague = Awaited<ReturnType<Office['enter']>>;

describe.each(testEngines)('the office on %s', (engine) => {
  let office: Office;
  let clerk: Colleague;
  let buyer: Colleague;
  let other: Colleague;
  let seller: Colleague;
  let rival: Colleague;
  let listing: string;
  beforeAll(async () => {
    office = await openOffice(engine);
    clerk = await office.enter('clerk', 'clerk');
    buyer = await office.enter('buyer', 'buyer');
    other = await office.enter('other', 'buyer');
    seller = await office.enter('seller', 'buyer', 'seller');
    rival = await office.enter('rival', 'seller');
    listing = (await office.administrator.list('Product2', 'AllProducts'))[0] ?? '';
  });
  afterAll(() => office?.close());

  test.each(objects.all.map((object) => [object.apiName, object] as const))(
    'an administrator opens every list and layout of %s, and a record by them',
    async (apiName, object) => {
      const { send, list } = office.administrator;
      for (const view of Object.keys(object.listViews)) await list(apiName, view);
      for (const { id } of object.recordTypes) {
        for (const layoutType of ['Full', 'Compact']) {
          const path = `/layout/${apiName}?layoutType=${layoutType}&recordTypeId=${id}`;
          expect(await send('GET', path)).toMatchObject({ status: 200 });
        }
      }
      const all = await list(apiName, Object.keys(object.listViews)[0] ?? '');
      const fields = Object.keys(object.allFields).map((field) => `${apiName}.${field}`);
      for (const id of all.slice(0, 1)) {
        const path = `/records/${id}?layoutTypes=Full,Compact&modes=View,Edit&fields=${fields.join()}`;
        expect(await send('GET', path)).toMatchObject({ status: 200, body: { apiName } });
      }
    },
  );

  test('each role sees the objects of its work, and no others', async () => {
    const seen = async ({ send }: Desk): Promise<readonly string[]> => {
      const { body } = await send('GET', '/object-info');
      return Object.keys((body as { readonly objects: object }).objects).toSorted();
    };
    const shopWindow = ['Manufacturer__c', 'PricebookEntry', 'Product2', 'ProductCategory'];
    const files = ['ContentDocument', 'ContentDocumentLink', 'ContentVersion'];
    const inWindow = ['ProductCategoryProduct', 'ProductMedia', 'WebStore'];
    const guest = [...shopWindow, ...inWindow, ...files, 'Case', 'Lead'];
    expect(await seen(office.guest)).toEqual(guest.toSorted());
    const buying = [
      'Account',
      'CartCoupon',
      'CartDeliveryGroup',
      'CartItem',
      'Contact',
      'OrderDeliveryGroupSummary',
      'OrderItemSummary',
      'OrderSummary',
    ];
    const watching = ['SavedSearch__c', 'User', 'WatchedListing__c'];
    const shopping = [
      ...guest,
      ...buying,
      ...watching,
      'OrderApproval',
      'QuoteRequest__c',
      'ReturnOrder',
      'ReturnOrderLineItem',
      'Shipment',
      'ShipmentItem',
      'WebCart',
    ];
    expect(await seen(buyer)).toEqual(shopping.toSorted());
    const selling = [...guest, ...watching, 'Account', 'Contact', 'Offer__c', 'QuoteRequest__c', 'Task'];
    expect(await seen(rival)).toEqual(selling.toSorted());
    const writing = [...guest, 'Campaign', 'Task', 'User'];
    expect(await seen(await office.enter('author', 'author'))).toEqual(writing.toSorted());
    const working = objects.all.map(({ apiName }) => apiName).filter((name) => name !== 'CartCheckout');
    expect(await seen(clerk)).toEqual(working.toSorted());
  });

  test('guests leave questions and offers, as the forms of the site do', async () => {
    const question = await office.guest.create('Case', {
      SuppliedName: 'Ada',
      SuppliedEmail: 'ada@guest.example',
      Subject: 'Is it still there?',
      Description: 'The microscope.',
    });
    const unit = {
      LastName: 'Lovelace',
      Company: 'Engines',
      Email: 'ada@guest.example',
      Manufacturer__c: 'Leica',
      Model__c: 'DM2500',
      Year__c: 2016,
      Condition__c: 'UsedUntested',
    };
    const found = await office.guest.create('Lead', unit);
    // The response does not reveal whether an address is known, and writing twice is allowed.
    await office.guest.create('Lead', unit);
    expect(await office.guest.read(question, 'Subject')).toBeUndefined();
    expect(await clerk.read(question, 'OwnerId', 'Status', 'AgeInDays')).toEqual({
      OwnerId: null,
      Status: 'New',
      AgeInDays: 0,
    });
    expect(await clerk.list('Case', 'UnassignedCases')).toContain(question);
    expect(await clerk.list('Lead', 'EquipmentOffered')).toContain(found);
  });

  test('a report of a listing is a case of its own kind, and no seller learns who made it', async () => {
    const infos = (await buyer.send('GET', '/object-info/Case')).body as {
      readonly recordTypeInfos: Readonly<
        Record<string, { readonly name: string; readonly recordTypeId: string }>
      >;
    };
    const { recordTypeId } = Object.values(infos.recordTypeInfos).find(({ name }) => name === 'Report') ?? {};
    // As the site's form does, which has these five reasons (`pages/contact/report-reasons.ts`).
    const reasons = [
      'Wrong Description',
      'Sold Elsewhere',
      'Stolen or Counterfeit',
      'Not Allowed to Be Sold',
    ];
    const fields = {
      RecordTypeId: recordTypeId,
      Listing__c: listing,
      Subject: 'Report',
      Description: 'Mine.',
    };
    for (const Reason__c of [...reasons, 'Other']) {
      const id = await office.guest.create('Case', { ...fields, Reason__c });
      expect(await clerk.read(id, 'Priority')).toEqual({ Priority: 'High' });
    }
    expect(
      await office.guest.send('POST', '/records', {
        apiName: 'Case',
        fields: { ...fields, Reason__c: 'Delivery' },
      }),
    ).toMatchObject({ status: 400 });
    const id = await buyer.create('Case', { ...fields, Reason__c: 'Stolen or Counterfeit' });
    expect(await clerk.list('Case', 'ReportedListings')).toContain(id);
    const toSeller = { AccountId: seller.person.accountId };
    expect(await clerk.update(id, toSeller)).toMatchObject({ status: 400 });
    expect(await seller.read(id, 'Subject')).toBeUndefined();
    expect(await buyer.read(id, 'Subject')).toEqual({ Subject: 'Report' });
    expect(await clerk.list('Case', 'ReportedListings')).not.toContain(
      await buyer.create('Case', { Subject: 'A question' }),
    );
  });

  test('a clerk works a case until it is closed, and says how it ended', async () => {
    const id = await buyer.create('Case', { Subject: 'It hums', Reason__c: 'Equipment' });
    expect((await buyer.update(id, { Status: 'Closed' })).status).toBeGreaterThanOrEqual(400);
    const taken = { OwnerId: clerk.person.userId, Status: 'Working', AccountId: buyer.person.accountId };
    expect(await clerk.update(id, { ...taken, Comments: 'Asked the workshop.' })).toMatchObject({
      status: 200,
    });
    expect(await clerk.list('Case', 'MyCases')).toContain(id);
    expect(await clerk.update(id, { Status: 'Closed' })).toMatchObject({ status: 400 });
    const end = { Status: 'Closed', Resolution__c: 'Replaced the bearing.' };
    expect(await clerk.update(id, end)).toMatchObject({ status: 200 });
    expect(await clerk.list('Case', 'MyCases')).not.toContain(id);
    expect(await buyer.read(id, 'IsClosed', 'Resolution__c', 'Comments')).toEqual({
      IsClosed: true,
      Resolution__c: 'Replaced the bearing.',
    });
    expect(await other.read(id, 'Subject')).toBeUndefined();
  });

  test('a return has the reasons of returns', async () => {
    const type = objects.get('Case')?.recordTypes.find(({ name }) => name === 'Return')?.id;
    const fields = { Subject: 'Sent back', RecordTypeId: type };
    await expect(clerk.create('Case', { ...fields, Reason__c: 'Selling' })).rejects.toThrow('Reason__c');
    await clerk.create('Case', { ...fields, Reason__c: 'Damaged' });
  });

  test('a clerk makes a customer of a lead', async () => {
    const id = await clerk.create('Lead', { LastName: 'New', Company: 'Newt Labs', Email: 'n@newt.example' });
    expect(await clerk.update(id, { Status: 'Converted' })).toMatchObject({ status: 400 });
    const account = await clerk.create('Account', { Name: 'Newt Labs', VatId__c: 'DE123456789' });
    const contact = await clerk.create('Contact', { LastName: 'New', AccountId: account });
    const converted = { Status: 'Converted', ConvertedAccountId: account, ConvertedContactId: contact };
    expect(await clerk.update(id, converted)).toMatchObject({ status: 200 });
    expect(await clerk.list('Lead', 'MyLeads')).not.toContain(id);
    await expect(clerk.create('Account', { Name: 'Wrong', VatId__c: '12 34' })).rejects.toThrow('VAT ID');
  });

  test('a seller offers; what we think of it stays with us, and what they want with them', async () => {
    const fields = { Name: 'Leica DM2500', AskingPrice__c: 4800, FloorPrice__c: 4000 };
    const id = await seller.create('Offer__c', { ...fields, Account__c: seller.person.accountId });
    await expect(seller.create('Offer__c', { ...fields, Stage__c: 'Accepted' })).rejects.toThrow('Stage__c');
    await expect(seller.create('Offer__c', { ...fields, FloorPrice__c: 5000 })).rejects.toThrow('floor');
    await expect(
      seller.create('Offer__c', { ...fields, Account__c: rival.person.accountId }),
    ).rejects.toThrow('Account__c');
    const judged = { Stage__c: 'Price Proposed', ProposedPrice__c: 4200, ResalePrice__c: 6000 };
    expect(await clerk.update(id, { ...judged, RefurbishmentCost__c: 300 })).toMatchObject({ status: 200 });
    const asked = ['Stage__c', 'ProposedPrice__c', 'FloorPrice__c', 'ResalePrice__c', 'Margin__c'] as const;
    expect(await clerk.read(id, ...asked, 'MarginPercent__c')).toMatchObject({
      Margin__c: 1500,
      MarginPercent__c: 25,
    });
    expect(await seller.read(id, ...asked)).toEqual({
      Stage__c: 'Price Proposed',
      ProposedPrice__c: 4200,
      FloorPrice__c: 4000,
    });
    expect(await seller.list('Offer__c', 'AllOffers')).toEqual([id]);
    expect(await rival.list('Offer__c', 'AllOffers')).toEqual([]);
    expect(await rival.read(id, 'Name')).toBeUndefined();
    expect((await rival.update(id, { Name: 'Mine' })).status).toBeGreaterThanOrEqual(400);
    expect(await seller.update(id, { IsWithdrawn__c: true })).toMatchObject({ status: 200 });
  });

  test('a seller’s listing is in the shop when a clerk says so, at the price of the price book', async () => {
    const unit = {
      Manufacturer__c: 'Leica',
      Model__c: 'DM2500',
      Type__c: 'microscope',
      Shipping__c: 'parcel',
    };
    const fields = { ...unit, Name: 'Leica DM2500', Condition__c: 'UsedUntested' };
    const id = await seller.create('Product2', { ...fields, Seller__c: seller.person.accountId });
    await expect(seller.create('Product2', { ...fields, IsActive: true })).rejects.toThrow('IsActive');
    expect(await office.guest.read(id, 'Name')).toBeUndefined();
    expect(await rival.read(id, 'Name')).toBeUndefined();
    const price = { Product2Id: id, UnitPrice: 5000, ListPrice: 6250, CurrencyIsoCode: 'EUR' };
    const entry = await clerk.create('PricebookEntry', price);
    expect(await clerk.read(entry, 'Reduction')).toEqual({ Reduction: 20 });
    expect(await clerk.update(id, { IsActive: true, Cost_Price__c: 4000 })).toMatchObject({ status: 200 });
    expect(await office.guest.read(id, 'Name', 'Price__c', 'Cost_Price__c', 'Margin__c')).toEqual({
      Name: 'Leica DM2500',
      Price__c: 5000,
    });
    expect(await clerk.read(id, 'Margin__c', 'Maker__c')).toMatchObject({
      Margin__c: 1000,
      Maker__c: expect.stringMatching(/^a00/),
    });
    expect(await seller.read(id, 'Cost_Price__c')).toEqual({});
    expect(await seller.update(id, { Condition_Note__c: 'Runs.' })).toMatchObject({ status: 200 });
    expect((await rival.update(id, { Name: 'Mine' })).status).toBeGreaterThanOrEqual(400);
  });

  test('a buyer asks, the seller answers, a clerk quotes: nobody sees the other’s side', async () => {
    const id = await buyer.create('QuoteRequest__c', {
      Listing__c: listing,
      Account__c: buyer.person.accountId,
      Quantity__c: 2,
      WantedPrice__c: 800,
    });
    expect(await rival.read(id, 'Name')).toBeUndefined();
    await clerk.update(id, { Seller__c: rival.person.accountId, Status__c: 'In Review' });
    expect(await rival.read(id, 'Quantity__c', 'WantedPrice__c')).toEqual({ Quantity__c: 2 });
    expect((await rival.update(id, { Status__c: 'Quoted' })).status).toBeGreaterThanOrEqual(400);
    expect(await rival.update(id, { SellerPrice__c: 700 })).toMatchObject({ status: 200 });
    expect(await clerk.update(id, { Status__c: 'Quoted' })).toMatchObject({ status: 400 });
    const quote = { Status__c: 'Quoted', QuotedPrice__c: 900, DeliveryPrice__c: 50 };
    expect(await clerk.update(id, quote)).toMatchObject({ status: 200 });
    expect(await buyer.read(id, 'Total__c', 'SellerPrice__c', 'Margin__c')).toEqual({ Total__c: 1850 });
    expect(await clerk.read(id, 'Margin__c')).toEqual({ Margin__c: 400 });
    expect(await rival.read(id, 'QuotedPrice__c', 'Total__c')).toEqual({});
    expect(await other.read(id, 'Name')).toBeUndefined();
  });

  test('a buyer sees the orders, items and shipments of the own account; nobody rewrites an order', async () => {
    const order = async (key: string, { person }: Colleague, total: string): Promise<string> => {
      const id = `1Os00000000000${key}AAA`;
      await sql`
        insert into order_summary (id, order_number, ordered_date, owner_id, account_id, currency_iso_code, contact_email,
          delivery_method_name, payment_method, total_product_amount, total_adjustment_amount, total_delivery_amount,
          tax_rate, total_tax_amount, grand_total_amount, product_count)
        values (${id}, ${`RL-${key}`}, '2026-10-30', ${person.userId}, ${person.accountId}, 'EUR', ${person.email},
          'Parcel', 'Invoice', 10, 0, 0, '0', 0, ${total}::numeric, 1)`.execute(office.database);
      await sql`
        insert into order_item_summary (id, order_summary_id, product2_id, name, quantity, unit_price,
          total_adjustment_amount, total_price)
        values (${`10u00000000000${key}AAA`}, ${id}, ${listing}, 'A unit', 1, 10, 0, 10)`.execute(
        office.database,
      );
      return id;
    };
    const mine = await order('1', buyer, '100.50');
    await order('2', buyer, '20');
    const theirs = await order('3', other, '7');
    const shipment = await clerk.create('Shipment', { OrderSummaryId: mine, Carrier: 'Anybody' });

    expect(await buyer.list('OrderSummary', 'AllOrders')).toHaveLength(2);
    expect(await buyer.read(theirs, 'OrderNumber')).toBeUndefined();
    expect(await buyer.list('OrderItemSummary', 'AllOrderItems')).toHaveLength(2);
    expect(await buyer.list('Shipment', 'AllShipments')).toEqual([shipment]);
    expect(await other.read(shipment, 'Status')).toBeUndefined();
    expect(await seller.list('OrderSummary', 'AllOrders')).toEqual([]);
    expect((await buyer.update(mine, { Status: 'Fulfilled' })).status).toBeGreaterThanOrEqual(400);
    expect(await clerk.update(mine, { GrandTotalAmount: 1 })).toMatchObject({ status: 400 });
    expect(await clerk.update(mine, { Status: 'Approved', InternalNote: 'Call first.' })).toMatchObject({
      status: 200,
    });
    expect(await buyer.read(mine, 'Status', 'InternalNote', 'ShipmentCount', 'LineCount')).toEqual({
      Status: 'Approved',
      ShipmentCount: 1,
      LineCount: 1,
    });
    expect(await clerk.update(shipment, { Status: 'Delivered' })).toMatchObject({ status: 400 });

    const totals = ['NumberOfOrders__c', 'OrderTotal__c', 'CreditLimit__c'] as const;
    expect(await buyer.read(buyer.person.accountId, ...totals)).toEqual({
      NumberOfOrders__c: 2,
      OrderTotal__c: 120.5,
    });
    await clerk.update(mine, { Status: 'Canceled' });
    expect(await clerk.read(buyer.person.accountId, ...totals)).toMatchObject({
      NumberOfOrders__c: 1,
      OrderTotal__c: 20,
    });
    expect(await clerk.list('Account', 'BestBuyers')).toContain(buyer.person.accountId);
  });

  test('nothing that is unpaid, or about to be canceled, is sent; and what is canceled stays so', async () => {
    const order = async (key: string, status: string, method: string): Promise<string> => {
      const id = `1Os00000000000${key}AAA`;
      const { userId, accountId } = buyer.person;
      await sql`
        insert into order_summary (id, order_number, ordered_date, status, owner_id, account_id, currency_iso_code,
          contact_email, delivery_method_name, payment_method, total_product_amount, total_adjustment_amount,
          total_delivery_amount, tax_rate, total_tax_amount, grand_total_amount, product_count)
        values (${id}, ${`RL-${key}`}, '2026-10-31', ${status}, ${userId}, ${accountId}, 'EUR', 'a@b.example', 'Parcel',
          ${method}, 10, 0, 0, '0', 0, 10, 1)`.execute(office.database);
      return id;
    };
    const unpaid = await order('7', 'Awaiting Payment', 'Card');
    await expect(clerk.create('Shipment', { OrderSummaryId: unpaid })).rejects.toThrow('not paid yet');
    for (const Status of ['Created', 'Approved', 'Shipped', 'Fulfilled'])
      expect(await clerk.update(unpaid, { Status })).toMatchObject({ status: 400 });
    expect(await clerk.update(unpaid, { PaidDate: '2026-10-31T00:00:00Z' })).toMatchObject({ status: 400 });

    const wished = await order('8', 'Created', 'Invoice');
    await sql`update order_summary set cancellation_state = 'Requested' where id = ${wished}`.execute(
      office.database,
    );
    expect(await clerk.list('OrderSummary', 'CancellationRequests')).toContain(wished);
    await expect(clerk.create('Shipment', { OrderSummaryId: wished })).rejects.toThrow('Decide that first');
    expect((await buyer.update(wished, { CancellationState: 'Accepted' })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect(await clerk.update(wished, { Status: 'Canceled' })).toMatchObject({ status: 200 });
    expect(await buyer.read(wished, 'Status', 'CancellationState')).toEqual({
      Status: 'Canceled',
      CancellationState: 'Accepted',
    });
    expect(await clerk.update(wished, { Status: 'Approved' })).toMatchObject({ status: 400 });
  });

  test('the file of a purchase order is its account’s and the clerks’ to read', async () => {
    const [order] = await buyer.list('OrderSummary', 'AllOrders');
    const [documentId, versionId] = ['069000000000PO1AAA', '068000000000PO1AAA'];
    await sql`
      with document as (
        insert into content_document (id, title, latest_published_version_id, file_type, content_size)
        values (${documentId}, 'Purchase order', ${versionId}, 'PDF', 5)
      ), version as (
        insert into content_version (id, content_document_id, title, version_number, is_latest, file_type, content_size, checksum)
        values (${versionId}, ${documentId}, 'Purchase order', 1, true, 'PDF', 5, '0')
      )
      insert into content_document_link (id, content_document_id, linked_entity_id, share_type)
      values ('06A000000000PO1AAA', ${documentId}, ${order}, 'V')`.execute(office.database);
    for (const desk of [buyer, clerk])
      expect(await desk.read(versionId, 'Title')).toEqual({ Title: 'Purchase order' });
    for (const desk of [other, seller, rival, office.guest])
      expect(await desk.read(versionId, 'Title')).toBeUndefined();
  });

  test('a manager of buyers keeps the account’s address, and nothing that is ours to decide', async () => {
    const manager = await office.enter('manager', 'buyer manager');
    const { accountId } = manager.person;
    expect(await manager.update(accountId, { BillingCity: 'Ulm' })).toMatchObject({ status: 200 });
    for (const ours of [{ CreditLimit__c: 1e6 }, { PaymentTerms__c: '30 Days' }, { CommissionRate__c: 0 }]) {
      expect(await manager.update(accountId, ours)).toMatchObject({ status: 400 });
    }
    expect(
      (await manager.update(buyer.person.accountId, { BillingCity: 'Ulm' })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test.each<Role>(['author', 'publisher', 'seller', 'buyer'])('no %s reads leads of others', async (role) => {
    const somebody = await office.enter(`curious-${role}`, role);
    const [lead = ''] = await clerk.list('Lead', 'AllLeads');
    expect(await somebody.read(lead, 'Email')).toBeUndefined();
  });

  test('the demo data of the office is inserted once', async () => {
    const before = await clerk.list('Lead', 'AllLeads');
    await seedOffice(office.database, clerk.person.userId);
    expect(await clerk.list('Lead', 'AllLeads')).toEqual(before);
    expect(await office.administrator.list('Case', 'MyCases')).not.toEqual([]);
  });
});
