import { testEngines } from '@relab/database/testing';
import { createWorker } from '@relab/server/jobs';
import { type Mail, mailHandler } from '@relab/server/mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportType } from '../objects/case/case.ts';
import { type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { shop } from '../shop/shop.ts';
import { inquiryJobs } from './inquiry-jobs.ts';

const staffEmail = 'office@relab.example';

describe.each(testEngines)('mails about inquiries on %s', (engine) => {
  let office: Office;
  let clerk: Desk;
  let buyer: Desk;
  let listing: string;
  let mails: Mail[] = [];

  beforeAll(async () => {
    office = await openOffice(engine);
    clerk = await office.enter('clerk', 'clerk');
    buyer = await office.enter('buyer', 'buyer');
    listing = (await office.administrator.list('Product2', 'AllProducts'))[0] ?? '';
    await work();
  });
  beforeEach(() => {
    mails = [];
  });
  afterAll(() => office?.close());

  async function work(options: { readonly staffEmail?: string } = { staffEmail }): Promise<void> {
    const worker = createWorker({
      database: office.database,
      now: () => new Date(Date.now() + 60_000),
      log: (line) => {
        throw new Error(line);
      },
      handlers: [
        mailHandler({ send: async (mail) => void mails.push(mail) }),
        ...inquiryJobs({ shop, ...options }),
      ],
    });
    await worker.runDue();
    await worker.stop();
  }
  const to = (email: string): readonly Mail[] => mails.filter((mail) => mail.to === email);

  const write = async (email: string, more: object = {}, language?: string): Promise<string> => {
    const fields = {
      SuppliedName: 'Ada <b>Field</b>',
      SuppliedEmail: email,
      Subject: 'Buy pills at spam.example',
      Description: 'Is it cooled? See spam.example.',
      ...more,
    };
    const sent = await office.guest.send('POST', '/records', { apiName: 'Case', fields }, language);
    if (sent.status !== 201) throw new Error(`${sent.status} ${JSON.stringify(sent.body)}`);
    return (sent.body as { readonly id: string }).id;
  };
  const numberOf = async (id: string): Promise<string> =>
    String((await clerk.read(id, 'CaseNumber'))?.CaseNumber);

  test('the author of an inquiry gets its number by mail without their text; staff get all of it', async () => {
    const id = await write('ada@guest.example', { Listing__c: listing });
    await work();
    await work();
    const number = await numberOf(id);
    const [confirmation, ...others] = to('ada@guest.example');
    expect(others).toEqual([]);
    expect(confirmation?.subject).toBe(`We have your question ${number}`);
    const name = String((await office.guest.read(listing, 'Name'))?.Name);
    for (const part of [`Number: ${number}`, name, 'We answer within one working day'])
      expect(confirmation?.text).toContain(part);
    expect(`${confirmation?.text} ${confirmation?.html}`).not.toMatch(/pills|spam|cooled|Ada|Field/);
    const [notice, ...more] = to(staffEmail);
    expect(more).toEqual([]);
    expect(notice?.subject).toContain(number);
    for (const part of ['Is it cooled?', 'ada@guest.example', 'Ada <b>Field</b>', name])
      expect(notice?.text).toContain(part);
    expect(notice?.html).not.toContain('<b>Field');
  });

  test('the confirmation is in the language of the page', async () => {
    const id = await write('bo@guest.example', { RecordTypeId: reportType, Listing__c: listing }, 'de-DE');
    await work();
    expect(to('bo@guest.example')).toMatchObject([
      { subject: `Wir haben Ihre Meldung ${await numberOf(id)}` },
    ]);
    expect(to('bo@guest.example')[0]?.text).not.toMatch(/\b(?:the|your|we|number)\b/i);
    expect(to('bo@guest.example')[0]?.html).toContain('lang="de"');
  });

  test('a quote request is confirmed to the buyer with its number, and staff are notified', async () => {
    const id = await buyer.create('QuoteRequest__c', { Listing__c: listing, Quantity__c: 1 });
    await work();
    const number = String((await buyer.read(id, 'Name'))?.Name);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining(`Quote request ${number}: `),
      `We have your quote request ${number}`,
    ]);
  });

  test('without an address for staff only the author is notified; a case made by staff is confirmed to nobody', async () => {
    await write('cy@guest.example');
    await clerk.create('Case', { Subject: 'By phone', SuppliedEmail: 'caller@guest.example' });
    await work({});
    expect(mails.map((mail) => mail.to)).toEqual(['cy@guest.example']);
  });

  test('confirmations to one address are limited to five a day', async () => {
    // Each from another network: the limit of guests' records is by network.
    for (let at = 0; at < 8; at++) {
      await write('victim@guest.example');
      await sql`delete from attempt`.execute(office.database);
    }
    await work();
    expect(to('victim@guest.example')).toHaveLength(5);
  });

  test('an answer is mailed to the author word for word and once; closing the case mails its resolution', async () => {
    const id = await write('eve@guest.example', {}, 'de-DE');
    await work();
    mails = [];
    const number = await numberOf(id);
    const answer = 'Yes, it is cooled:\n-10 to 40 °C.';
    expect(await clerk.update(id, { Answer__c: 'Yes.' })).toMatchObject({ status: 200 });
    // Corrected before it was mailed: the first text is not.
    expect(await clerk.update(id, { Answer__c: answer, Status: 'Waiting for Customer' })).toMatchObject({
      status: 200,
    });
    await work();
    await clerk.update(id, { Comments: 'Answered.', Priority: 'Low' });
    await clerk.update(id, { Answer__c: answer });
    await work();
    expect(mails).toMatchObject([{ to: 'eve@guest.example', subject: `Unsere Antwort zu ${number}` }]);
    expect(mails[0]?.text).toContain('Yes, it is cooled:\n-10 to 40 °C.');
    expect(mails[0]?.text).not.toContain('Answered.');
    expect(String((await clerk.read(id, 'AnswerMailedDate__c'))?.AnswerMailedDate__c)).toMatch(/^20/);
    mails = [];
    // What is written before the case is closed is a draft.
    await clerk.update(id, { Resolution__c: 'Sold to you.' });
    await work();
    expect(mails).toEqual([]);
    await clerk.update(id, { Status: 'Closed' });
    await work();
    await clerk.update(id, { Status: 'Working' });
    await clerk.update(id, { Status: 'Closed' });
    await work();
    expect(mails).toMatchObject([
      { to: 'eve@guest.example', subject: `Ihr Anliegen ${number} ist erledigt` },
    ]);
    expect(mails[0]?.text).toContain('Sold to you.');
  });

  test('every answer that went out stays with its case, for those who work on it', async () => {
    const id = await write('flo@guest.example', { Listing__c: listing });
    for (const answer of ['Which voltage?', 'Then it fits.']) {
      await clerk.update(id, { Answer__c: answer });
      await work();
    }
    const thread = async (desk: Desk) => {
      const { status, body } = await desk.send('POST', `/related-list-records/${id}/EmailMessages`, {
        fields: ['EmailMessage.TextBody', 'EmailMessage.ToAddress', 'EmailMessage.CreatedBy.Name'],
        sortBy: ['MessageDate'],
      });
      return { status, body: JSON.stringify(body) };
    };
    const { status, body } = await thread(clerk);
    expect(status).toBe(200);
    for (const part of ['Which voltage?', 'Then it fits.', 'flo@guest.example', 'clerk Tester'])
      expect(body).toContain(part);
    expect((await thread(buyer)).body).not.toContain('voltage');
    // The listing of the inquiry has them too.
    const about = await clerk.send('POST', `/related-list-records/${listing}/Emails`, {
      fields: ['EmailMessage.TextBody', 'EmailMessage.ParentId'],
      where: `{ ParentId: { eq: "${id}" } }`,
    });
    expect(about).toMatchObject({ status: 200, body: { count: 2 } });
    expect(JSON.stringify(about.body)).toContain('Then it fits.');
    const forged = { ParentId: id, Subject: 'Hello', ToAddress: 'x@y.example', TextBody: 'Never sent' };
    const refused = await clerk.send('POST', '/records', { apiName: 'EmailMessage', fields: forged });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  test('a buyer who left no address gets answers at that of their user; only clerks can answer', async () => {
    const id = await buyer.create('Case', { Subject: 'It hums' });
    await work();
    const [confirmation] = mails.filter((mail) => mail.to !== staffEmail);
    expect(confirmation?.subject).toBe(`We have your message ${await numberOf(id)}`);
    for (const forged of [{ Answer__c: 'x' }, { Resolution__c: 'x' }])
      expect((await buyer.update(id, forged)).status).toBeGreaterThanOrEqual(400);
    await expect(office.guest.create('Case', { Subject: 'x', Answer__c: 'x' })).rejects.toThrow('Answer__c');
    mails = [];
    await clerk.update(id, { Answer__c: 'Switch it off first.' });
    await work();
    expect(mails.map((mail) => mail.to)).toEqual([confirmation?.to]);
  });
});
