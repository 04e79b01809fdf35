import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

const offer = {
  Manufacturer__c: 'Leica',
  Model__c: 'DM1000',
  Year__c: '2016',
  SerialNumber__c: '',
  Quantity__c: '2',
  Condition__c: 'UsedTestedWorking',
  Location__c: 'Lyon, France',
  Accessories__c: '',
  Faults__c: '',
  Description: '',
  AskingPrice__c: '12.500,50',
  AskingCurrency__c: 'USD',
  LeaveBy__c: '2999-01-31',
  FirstName: '',
  LastName: 'Field',
  Company: 'Institute',
  Email: 'name@institute.example',
  Phone: '',
};
type Names = keyof typeof offer | 'pictures' | 'pictureAction' | 'homepage' | 'formKey';

const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const picture = (name: string, size = 3) => new File([new Uint8Array(size)], name);

const offline = () => {
  throw new TypeError('Failed to fetch');
};

interface Sent {
  readonly values?: Partial<Record<Names, string>>;
  readonly files?: readonly File[];
  readonly answer?: unknown;
  readonly upload?: unknown;
}

async function send({ values = {}, files = [], answer, upload }: Sent) {
  const { client, fetch } = testClient({
    'POST /uploads/records': answer ?? reply(201, { apiName: 'Lead', id: '00Q1' }),
    'POST /uploads/pictures':
      upload ?? reply(201, { reference: three, width: 4, height: 3, contentSize: 30 }),
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...offer, ...values })) form.set(name, value);
  for (const file of files) form.append('pictureFiles', file);
  const context = { client, params: {}, url: new URL('https://relab.example/sell') };
  const outcome = await page.act?.(context as unknown as PageContext, form);
  const made = fetch.requests.filter(({ path }) => path === '/uploads/records');
  const uploads = fetch.requests.length - made.length;
  const [first] = made;
  const key = first?.headers['idempotency-key'];
  return { outcome, sent: first?.body, key, made: made.length, uploads };
}

test('an offer to sell becomes a lead, without empty fields', async () => {
  const { outcome, sent } = await send({ values: { pictures: `${two} ${one}` } });
  expect(outcome).toEqual({ kind: 'redirect', href: '/sell?sent=1' });
  expect(sent).toEqual({
    apiName: 'Lead',
    fields: {
      Manufacturer__c: 'Leica',
      Model__c: 'DM1000',
      Year__c: 2016,
      Quantity__c: 2,
      Condition__c: 'UsedTestedWorking',
      Location__c: 'Lyon, France',
      AskingPrice__c: 12_500.5,
      AskingCurrency__c: 'USD',
      LeaveBy__c: '2999-01-31',
      LastName: 'Field',
      Company: 'Institute',
      Email: 'name@institute.example',
    },
    pictures: [two, one],
  });
});

test('whoever is signed in finds their name, company and address filled in; a guest, and nobody known, nothing', async () => {
  const profile = { firstName: 'Ada', lastName: 'Lovelace', userName: 'ada@engines.example' };
  const load = async (session: unknown) => {
    const { client } = testClient({ 'GET /session-context': session });
    const context = { client, params: {}, url: new URL('https://relab.example/sell') };
    return await page.load(context as unknown as PageContext);
  };
  const known = { accountName: 'Engines', guestUser: false, profile };
  expect(await load(known)).toEqual({
    isSent: false,
    seller: { firstName: 'Ada', lastName: 'Lovelace', company: 'Engines', email: 'ada@engines.example' },
  });
  const nobody = { isSent: false, seller: { firstName: '', lastName: '', company: '', email: '' } };
  expect(await load({ ...known, guestUser: true })).toEqual(nobody);
  expect(await load(reply(500))).toEqual(nobody);
});

test('what only a program fills in is answered as sent, and goes nowhere, its pictures neither', async () => {
  const values = { homepage: 'https://pills.example' };
  const { outcome, made, uploads } = await send({ values, files: [picture('a.jpg')] });
  expect(outcome).toEqual({ kind: 'redirect', href: '/sell?sent=1' });
  expect([made, uploads]).toEqual([0, 0]);
});

test('the key of the form goes along, so that a second press makes no second lead', async () => {
  const formKey = '6f1c1b1e-58d7-4a0e-9c1a-2b6f0c1d2e3f';
  expect((await send({ values: { formKey } })).key).toBe(formKey);
});

test('an asking currency without a price is not sent', async () => {
  const { sent } = await send({ values: { AskingPrice__c: '' } });
  expect(sent).toMatchObject({ fields: expect.not.objectContaining({ AskingCurrency__c: 'USD' }) });
});

test.each([
  ['Manufacturer__c', ''],
  ['Year__c', '20x6'],
  ['Year__c', '1492'],
  ['Quantity__c', '0'],
  ['Quantity__c', 'some'],
  ['Condition__c', 'Shiny'],
  ['AskingPrice__c', 'on request'],
  ['AskingCurrency__c', 'XAU'],
  ['LeaveBy__c', '2020-01-31'],
  ['LeaveBy__c', '2999-02-31'],
  ['LeaveBy__c', 'soon'],
  ['Email', 'nobody'],
  ['Phone', 'call me'],
  ['Company', ' '],
])('%s %j is refused before anything is sent', async (field, value) => {
  const { outcome, made } = await send({ values: { [field]: value } });
  expect(outcome).toMatchObject({ kind: 'invalid', form: 'sell', problems: [{ field }] });
  expect(made).toBe(0);
});

test('an error of the server is shown at the field of the offer, with the input kept', async () => {
  const refusal = reply(400, {
    message: 'An error occurred.',
    output: {
      errors: [],
      fieldErrors: { Email: [{ errorCode: 'INVALID', field: 'Email', message: 'No such host.' }] },
    },
  });
  const { outcome } = await send({ answer: refusal, values: { pictures: one } });
  expect(outcome).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'Email', message: 'No such host.' }],
    values: { Model__c: 'DM1000', pictures: one },
  });
});

test('an expired picture is reported at the picture field', async () => {
  const gone = reply(400, [
    { errorCode: 'INVALID_INPUT', message: 'Picture 1 is not there.', fields: ['pictures'] },
  ]);
  const { outcome } = await send({ answer: gone, values: { pictures: one } });
  expect(outcome).toMatchObject({
    problems: [{ field: 'pictureFiles', message: 'Picture 1 is not there.' }],
  });
});

test('files that come with the form are sent ahead, after those that were; an empty field is none', async () => {
  const { sent, uploads } = await send({
    values: { pictures: one },
    files: [picture('', 0), picture('view.jpg')],
  });
  expect(uploads).toBe(1);
  expect(sent).toMatchObject({ pictures: [one, three] });
});

test('a rejected offer keeps its uploaded pictures', async () => {
  const { outcome, made } = await send({ values: { Email: 'nobody' }, files: [picture('view.jpg')] });
  expect(outcome).toMatchObject({ problems: [{ field: 'Email' }], values: { pictures: three } });
  expect(made).toBe(0);
});

test.each([
  [
    'the server refuses',
    { files: [picture('a.txt')], upload: reply(415, [{ errorCode: 'X', message: 'This is no JPEG.' }]) },
    /“a\.txt”: This is no JPEG/,
  ],
  ['is too large', { files: [picture('b.jpg', 10 * 1_048_576 + 1)] }, /“b\.jpg”: .*10 MB/],
  ['does not arrive', { files: [picture('c.jpg')], upload: offline }, /“c\.jpg”: The connection broke/],
  [
    'is one too many',
    { files: [picture('d.jpg')], values: { pictures: Array(12).fill(one).join(' ') } },
    /“d\.jpg” was left out/,
  ],
] as const)('a file that %s is told by its name, and nothing is sent without it', async (_, given, words) => {
  const { outcome, made } = await send(given);
  expect(outcome).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'pictureFiles', message: expect.stringMatching(words) }],
  });
  expect(made).toBe(0);
});

test.each([
  ['add', `${one} ${two} ${three}`],
  [`earlier ${two}`, `${two} ${one} ${three}`],
  [`later ${one}`, `${two} ${one} ${three}`],
  [`remove ${one}`, `${two} ${three}`],
  ['remove nothing', `${one} ${two} ${three}`],
])('the button %s brings the form back as it says, and sends nothing', async (pictureAction, pictures) => {
  const values = { pictureAction, pictures: `${one} ${two}`, Email: 'not yet' };
  const { outcome, made } = await send({ values, files: [picture('view.jpg')] });
  expect(outcome).toMatchObject({ kind: 'invalid', problems: [], values: { pictures, Email: 'not yet' } });
  expect(made).toBe(0);
});
