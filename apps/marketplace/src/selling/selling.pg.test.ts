import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaSources } from '@relab/content';
import { testEngines } from '@relab/database/testing';
import { createFolderStore, type FileStore } from '@relab/records/files';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { createMedia, mediaRoutes } from '@relab/server/media';
import { openFolder } from '@relab/server/storage';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderers } from '../media/renderers.ts';
import { offer } from '../objects/offer/offer.ts';
import { type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { manufacturerId } from '../seed/seed-trade.ts';
import { shop } from '../shop/shop.ts';
import { webstoreId } from '../site/ids.ts';
import { sellingJobs } from './selling-jobs.ts';

/** The smallest accepted picture: a GIF would be rejected. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const unit = {
  LastName: 'Lovelace',
  Company: 'Engines',
  Manufacturer__c: 'Leica',
  Model__c: 'DM9000',
  Location__c: 'Lyon, France',
};

describe.each(testEngines)('from an offer to a listing on %s', (engine) => {
  let office: Office;
  let folder: string;
  let store: FileStore;
  let clerk: Desk;
  let mails: Mail[] = [];
  /** While it is set, the process ends where it would read a picture. */
  let isKilled = false;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-selling-'));
    const files = createFolderStore(join(folder, 'files'));
    store = {
      ...files,
      read: async (id) => (isKilled ? Promise.reject(new Error('The process ended.')) : await files.read(id)),
    };
    office = await openOffice(engine, (database) => ({
      files: { folder: join(folder, 'files') },
      media: mediaRoutes(
        createMedia({
          store: openFolder(join(folder, 'media')),
          sources: mediaSources(database),
          renderers: renderers(database, store),
        }),
      ),
    }));
    clerk = await office.enter('clerk', 'clerk');
    await work();
    mails = [];
  });
  afterAll(async () => {
    await office?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Works on all that is due, an hour later: what failed is tried again by then. */
  async function work(hours = 1): Promise<void> {
    const worker = createWorker({
      database: office.database,
      now: () => new Date(Date.now() + hours * 3_600_000),
      log: () => undefined,
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...sellingJobs({ shop, store, baseUrl: 'http://shop.test' }),
      ],
    });
    await worker.runDue();
    await worker.stop();
  }

  /** What a guest sends by the sell form in a language, with so many pictures. */
  async function leave(email: string, count: number, language?: string): Promise<string> {
    const pictures: string[] = [];
    for (let at = 0; at < count; at++) {
      const form = new FormData();
      form.append('fileData', new File([png], `view ${at}.png`));
      const { status, body } = await office.guest.send('POST', '/uploads/pictures', form);
      expect(status).toBe(201);
      pictures.push((body as { readonly reference: string }).reference);
    }
    const fields = { ...unit, Email: email, Condition__c: 'UsedUntested' };
    const lead = { apiName: 'Lead', fields, pictures };
    const sent = await office.guest.send('POST', '/uploads/records', lead, language);
    expect(sent).toMatchObject({ status: 201 });
    return (sent.body as { readonly id: string }).id;
  }

  const accepted = async (leadId: string, more: object = {}): Promise<string> =>
    await clerk.create('Offer__c', {
      Name: 'Leica DM9000',
      Lead__c: leadId,
      Manufacturer__c: manufacturerId('Leica'),
      Model__c: 'DM9000',
      Condition__c: 'UsedUntested',
      Location__c: 'Lyon, France',
      Description__c: 'Stood in a teaching laboratory.',
      Accessories__c: '- Dust cover\nObjective 40x',
      Faults__c: 'Left eyepiece is scratched',
      ProposedPrice__c: 1500,
      Stage__c: 'Accepted',
      ...more,
    });
  const complete = {
    Category__c: 'compound-microscopes',
    Type__c: 'Compound microscope',
    ListingPrice__c: 2400,
    Shipping__c: 'parcel',
    Weight_kg__c: 14.5,
    ListIt__c: true,
  };
  const search = async (term: string) => {
    const path = `/services/data/v63.0/commerce/webstores/${webstoreId}/search/products?searchTerm=${term}&fields=Name`;
    const { body } = await office.guest.send('GET', path);
    const { productsPage } = body as {
      readonly productsPage: { readonly products: readonly { id: string }[] };
    };
    return productsPage.products.map(({ id }) => id);
  };
  const count = async (leadOrOffer: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from product2 p join offer o on o.listing = p.id or p.stock_keeping_unit = 'RL-' || o.number
      where o.id = ${leadOrOffer}`.execute(office.database);
    return rows[0]?.count ?? 0;
  };
  const to = (email: string): readonly string[] =>
    mails.filter((mail) => mail.to === email).map(({ subject }) => subject);

  test('mails about a unit offered on the German sell page are in German, up to its listing', async () => {
    const email = 'maria@engines.example';
    const id = await leave(email, 1, 'de-DE');
    await work();
    const offer = await accepted(id);
    expect(await clerk.update(offer, { Stage__c: 'Rejected', RejectReason__c: 'Zu alt.' })).toMatchObject({
      status: 200,
    });
    await work();
    expect(to(email)).toEqual(['Ihr Angebot ist bei uns', 'Zu Ihrem Gerät Leica DM9000']);
    expect(mails.findLast((mail) => mail.to === email)?.text).toContain('Grund: Zu alt.');
    const listed = await accepted(id, { Name: 'Leica DM9001', Model__c: 'DM9001' });
    expect(await clerk.update(listed, { ...complete, Weight_kg__c: 15 })).toMatchObject({ status: 200 });
    await work();
    const mail = mails.findLast((one) => one.to === email);
    expect(mail?.subject).toBe('Inseriert: Leica DM9001');
    expect(mail?.text).toContain('http://shop.test/de/product/');
  });

  test('a clerk creates an offer from a lead, accepts it and lists it, each by an action', async () => {
    const fields = { Quantity__c: 3, Accessories__c: 'Lid', LeaveBy__c: '2030-01-31', AskingPrice__c: 900 };
    const price = async (AskingCurrency__c: string) => {
      const lead = { ...unit, ...fields, AskingCurrency__c, Email: 'marie@engines.example' };
      const asked = { apiName: 'Lead', fields: lead, allowSaveOnDuplicate: true };
      const made = await clerk.send('POST', '/records', asked);
      const { id: leadId } = made.body as { readonly id: string };
      const path = `/actions/record-defaults/Lead.NewOffer?parentRecordId=${leadId}`;
      const { body } = await clerk.send('GET', path);
      return JSON.stringify(body);
    };
    const inEuros = await price('EUR');
    for (const value of ['"value":3', '"value":"Lid"', '"value":"2030-01-31"', '"value":900'])
      expect(inEuros).toContain(value);
    // A price in another currency has to be converted by a clerk.
    expect(await price('USD')).not.toContain('"value":900');

    const id = await accepted(await leave('hedy@engines.example', 1), {
      Stage__c: 'Price Proposed',
      ProposedPrice__c: 1,
    });
    const perform = (action: string, given: object) =>
      clerk.send('PATCH', `/actions/perform-quick-action/Offer__c.${action}`, {
        contextId: id,
        fields: given,
      });
    const { ListIt__c: _, ...asked } = complete;
    expect((await perform('ListIt', asked)).status).toBeGreaterThanOrEqual(400);
    expect((await perform('Accept', {})).status).toBeLessThan(300);
    expect((await perform('ListIt', { ...asked, Category__c: null })).status).toBeLessThan(300);
    expect((await perform('ListIt', asked)).status).toBeGreaterThanOrEqual(400);
    await work();
    expect(await clerk.read(id, 'ListingProblem__c')).toEqual({ ListingProblem__c: 'Choose the category.' });
    expect((await perform('ListIt', asked)).status).toBeLessThan(300);
    await work();
    expect(await clerk.read(id, 'Stage__c')).toEqual({ Stage__c: 'Listed' });
  });

  test('an accepted offer becomes a listing with its seller’s photographs, found and shown like any other', async () => {
    const leadId = await leave('ada@engines.example', 2);
    await work();
    expect(to('ada@engines.example')).toEqual(['We have your offer']);
    expect(mails.at(-1)?.text).toMatch(/Leica DM9000[\s\S]*Pictures: 2/);
    const id = await accepted(leadId, { Quantity__c: 2 });
    expect(await clerk.update(id, complete)).toMatchObject({ status: 200 });
    await work();
    const made = await clerk.read(id, 'Stage__c', 'Listing__c', 'ListIt__c', 'ListingProblem__c');
    expect(made).toEqual({
      Stage__c: 'Listed',
      Listing__c: expect.stringMatching(/^01t/),
      ListIt__c: false,
      ListingProblem__c: null,
    });
    const listing = String(made?.Listing__c);
    expect(await search('DM9000')).toContain(listing);
    const shown = [
      'Name',
      'Condition_Note__c',
      'Included__c',
      'Location_City__c',
      'Location_Country__c',
    ] as const;
    expect(await office.guest.read(listing, ...shown, 'Price__c', 'Seller_Name__c')).toEqual({
      Name: 'Leica DM9000 Compound microscope',
      Condition_Note__c: 'Stood in a teaching laboratory.\n\nKnown faults: Left eyepiece is scratched',
      Included__c: '["Dust cover","Objective 40x"]',
      Location_City__c: 'Lyon',
      Location_Country__c: 'FR',
      Price__c: 2400,
      // We buy it: what it is sold for is ours, and so is the name.
      Seller_Name__c: 'Relab',
    });
    const { body } = await office.guest.send(
      'GET',
      `/services/data/v63.0/commerce/webstores/${webstoreId}/products/${listing}`,
    );
    const pictures = (
      body as {
        readonly mediaGroups: readonly { readonly mediaItems: readonly { readonly url: string }[] }[];
      }
    ).mediaGroups.flatMap(({ mediaItems }) => mediaItems);
    expect(pictures).toMatchObject([
      { alternateText: 'Leica DM9000 Compound microscope, picture 1', width: 1, height: 1 },
      { alternateText: 'Leica DM9000 Compound microscope, picture 2' },
    ]);
    for (const { url } of pictures) expect((await office.guest.send('GET', url)).status).toBe(200);
    const { rows } = await sql<{ on_hand: number }>`
      select on_hand from product_stock where product_id = ${listing}`.execute(office.database);
    expect(rows).toEqual([{ on_hand: 2 }]);
    expect(to('ada@engines.example')).toEqual(['We have your offer', 'Your Leica DM9000 is listed']);
    expect(mails.at(-1)?.text).toContain(`http://shop.test/product/leica-dm9000-of-`);
    // What is listed cannot be requested once more.
    expect(await clerk.update(id, { ListIt__c: true })).toMatchObject({ status: 400 });
  });

  test('a listing states what its seller wrote in the form: technical data, what is missing, warranty, and nothing else', async () => {
    const said = {
      Facts__c: 'Objectives: 10×, 40×\nVoltage: 230 V',
      Missing__c: 'Power cord',
      Warranty__c: '3 months on function',
    };
    const list = async (name: string, more: Readonly<Record<string, unknown>>) => {
      const leadId = await leave(`${name}@engines.example`, 1);
      expect(await clerk.update(leadId, more)).toMatchObject({ status: 200 });
      const path = `/actions/record-defaults/Lead.NewOffer?parentRecordId=${leadId}`;
      const { body } = await clerk.send('GET', path);
      const defaults = (body as { readonly fields: Readonly<Record<string, { readonly value: unknown }>> })
        .fields;
      const own = Object.entries(defaults).map(([name, { value }]) => [name, value]);
      const consignment = offer.recordTypes.find(({ name }) => name === 'Consignment')?.id;
      expect(Object.fromEntries(own)).toMatchObject({ RecordTypeId: consignment, Lead__c: leadId });
      const id = await clerk.create('Offer__c', {
        ...Object.fromEntries(own),
        Manufacturer__c: manufacturerId('Leica'),
        Account__c: (await office.enter(name, 'seller')).person.accountId,
        Stage__c: 'Accepted',
      });
      expect(await clerk.update(id, complete)).toMatchObject({ status: 200 });
      await work();
      const made = await clerk.read(id, 'Listing__c', 'ListingProblem__c');
      expect(made?.ListingProblem__c).toBeNull();
      return await office.guest.read(
        String(made?.Listing__c),
        ...['Facts__c', 'Included__c', 'Missing__c', 'Tests__c'],
        ...['Warranty__c', 'Warranty_Months__c', 'Seller_Name__c'],
      );
    };
    expect(await list('barbara', said)).toEqual({
      Facts__c: '[{"name":"Objectives","value":"10×, 40×"},{"name":"Voltage","value":"230 V"}]',
      Included__c: null,
      Missing__c: '["Power cord"]',
      Tests__c: null,
      Warranty__c: '3 months on function',
      Warranty_Months__c: null,
      Seller_Name__c: 'barbara Ltd',
    });
    expect(await list('sofia', { Warranty__c: 'none', Missing__c: 'Nothing' })).toMatchObject({
      Facts__c: null,
      Missing__c: '[]',
      Warranty__c: null,
      Warranty_Months__c: 0,
    });
    expect(await list('maria', {})).toMatchObject({
      Facts__c: null,
      Missing__c: null,
      Warranty__c: null,
      Warranty_Months__c: null,
    });
  });

  test('a unit that is not bought yet is not listed as ours; technical data needs a name and a value', async () => {
    const leadId = await leave('hypatia@engines.example', 1);
    const id = await accepted(leadId, { ProposedPrice__c: null, Facts__c: 'Cooled' });
    await clerk.update(id, complete);
    await work();
    const { ListingProblem__c: problem } = (await clerk.read(id, 'ListingProblem__c')) ?? {};
    expect(String(problem).split('\n')).toEqual([
      'Enter what we pay for it, or sell it for its owner: until we buy it, it is not ours to name us as its seller.',
      'Write technical data as name and value, such as Max. speed: 4000 rpm.',
    ]);
  });

  test('what an offer lacks is written on it; once that is there, it is listed', async () => {
    const id = await accepted(await leave('grace@engines.example', 0), { Location__c: 'Lyon' });
    await clerk.update(id, { ListIt__c: true, Condition__c: 'UsedTestedWorking' });
    await work();
    const read = () => clerk.read(id, 'Stage__c', 'ListIt__c', 'Listing__c', 'ListingProblem__c');
    const sent = await read();
    expect(sent).toMatchObject({ Stage__c: 'Accepted', ListIt__c: false, Listing__c: null });
    expect(String(sent?.ListingProblem__c).split('\n')).toEqual([
      'Enter the type, such as Refrigerated centrifuge.',
      'Choose the category.',
      'Write what was tested: the condition promises it.',
      'Enter the price of the listing.',
      'Choose how it is shipped.',
      'Enter the weight: what its transport costs rests on it.',
      'Write where it stands as a city and a country, such as Lyon, France.',
      'Link a picture to the offer or to its lead.',
    ]);
    expect(await count(id)).toBe(0);
    const form = new FormData();
    form.append('fileData', new File([png], 'plate.png'));
    const upload = await clerk.send('POST', '/records/content-documents/content-versions', form);
    const { contentDocument } = upload.body as { readonly contentDocument: { readonly id: string } };
    await clerk.create('ContentDocumentLink', { ContentDocumentId: contentDocument.id, LinkedEntityId: id });
    const right = { ...complete, Location__c: 'Lyon, FR', Tests__c: 'Lamp: lights\nStage moves' };
    expect(await clerk.update(id, right)).toMatchObject({ status: 200 });
    await work();
    const listed = await read();
    expect(listed).toMatchObject({ Stage__c: 'Listed', ListingProblem__c: null });
    expect(await office.guest.read(String(listed?.Listing__c), 'Tests__c')).toEqual({
      Tests__c: '[{"what":"Lamp","result":"lights"},{"what":"Stage moves","result":""}]',
    });
  });

  test('a process that ends half way leaves nothing, and the next one makes one listing, also for two requests', async () => {
    const id = await accepted(await leave('mary@engines.example', 1));
    isKilled = true;
    await clerk.update(id, complete);
    await work();
    expect(await clerk.read(id, 'Stage__c', 'ListIt__c')).toEqual({ Stage__c: 'Accepted', ListIt__c: true });
    expect(await count(id)).toBe(0);
    isKilled = false;
    await sql`
      insert into job (id, kind, payload, run_at, created_at, updated_at)
      select '08jtwice' || left(id, 10), kind, payload, run_at, created_at, updated_at from job
      where kind = 'list offer' and payload ->> 'offerId' = ${id}`.execute(office.database);
    await work(2);
    expect(await clerk.read(id, 'Stage__c')).toEqual({ Stage__c: 'Listed' });
    expect(await count(id)).toBe(1);
    expect(to('mary@engines.example')).toEqual(['We have your offer', 'Your Leica DM9000 is listed']);
  });

  test('a consigned listing names its owner; only clerks can have an offer listed', async () => {
    const seller = await office.enter('seller', 'seller');
    const { accountId } = seller.person;
    const own = { Name: 'Leica DM9000', Account__c: accountId };
    await expect(seller.create('Offer__c', { ...own, ListIt__c: true })).rejects.toThrow('ListIt__c');
    const consignment = offer.recordTypes.find(({ name }) => name === 'Consignment')?.id;
    const id = await accepted(await leave('rosalind@engines.example', 1), { RecordTypeId: consignment });
    await clerk.update(id, complete);
    await work();
    expect(await clerk.read(id, 'ListingProblem__c')).toEqual({
      ListingProblem__c: 'Choose the seller, for whom it is sold.',
    });
    await clerk.update(id, { Account__c: accountId });
    expect(await seller.update(id, { IsWithdrawn__c: true })).toMatchObject({ status: 200 });
    await clerk.update(id, { ListIt__c: true });
    await work();
    expect(await clerk.read(id, 'ListingProblem__c', 'Listing__c')).toEqual({
      ListingProblem__c: 'The seller has withdrawn it: ask them first.',
      Listing__c: null,
    });
    await clerk.update(id, { IsWithdrawn__c: false, ListIt__c: true });
    await work();
    const made = await clerk.read(id, 'Listing__c');
    expect(await seller.read(String(made?.Listing__c), 'Seller_Name__c', 'Seller__c')).toEqual({
      Seller_Name__c: 'seller Ltd',
      Seller__c: accountId,
    });
  });

  test('sellers get a mail of a rejected offer with the reason; guests read nothing of a lead', async () => {
    const leadId = await leave('emmy@engines.example', 1);
    expect(await office.guest.read(leadId, 'Email')).toBeUndefined();
    const id = await accepted(leadId, { Stage__c: 'Submitted' });
    const other = await leave('lise@engines.example', 0);
    await clerk.update(id, { Stage__c: 'Rejected', RejectReason__c: 'No spare parts are made any more.' });
    await clerk.update(other, { Status: 'Unqualified' });
    await clerk.update(leadId, { Status: 'Unqualified' });
    await work();
    expect(to('emmy@engines.example')).toEqual(['We have your offer', 'About your Leica DM9000']);
    const why = mails.find(
      ({ subject, to: principal }) => /About/.test(subject) && principal.startsWith('emmy'),
    );
    expect(why?.text).toContain('Why not: No spare parts are made any more.');
    expect(to('lise@engines.example')).toEqual(['We have your offer', 'About your Leica DM9000']);
  });

  test('leads that clerks create are not confirmed, and mails to one address are limited', async () => {
    const fields = { ...unit, LastName: 'Johnson', Company: 'Orbits', Model__c: 'Reckoner' };
    await clerk.create('Lead', { ...fields, Email: 'katherine@engines.example' });
    for (let at = 0; at < 7; at++) await leave('dorothy@engines.example', 0);
    await work();
    expect(to('katherine@engines.example')).toEqual([]);
    expect(to('dorothy@engines.example')).toHaveLength(5);
    expect(mails.filter((mail) => mail.to.endsWith('@seller.example'))).toEqual([]);
  });

  test('values of the form are checked: a price has a currency, a quantity is one or more', async () => {
    const lead = { ...unit, Email: 'chien@engines.example', Condition__c: 'UsedUntested' };
    const send = (more: object) =>
      office.guest.send('POST', '/uploads/records', { apiName: 'Lead', fields: { ...lead, ...more } });
    expect(await send({ AskingPrice__c: 100 })).toMatchObject({ status: 400 });
    expect(await send({ AskingPrice__c: -1, AskingCurrency__c: 'EUR' })).toMatchObject({ status: 400 });
    expect(await send({ Quantity__c: 0 })).toMatchObject({ status: 400 });
    expect(await send({ AskingPrice__c: 100, AskingCurrency__c: 'XXX' })).toMatchObject({ status: 400 });
    expect(await send({ AskingPrice__c: 100, AskingCurrency__c: 'USD', Quantity__c: 3 })).toMatchObject({
      status: 201,
    });
  });
});
