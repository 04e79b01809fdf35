import { randomUUID } from 'node:crypto';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestResponse, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents, type FileServer, fileServer, png } from './files.fixture.ts';

interface Uploaded {
  readonly contentDocument: { readonly id: string; readonly fields: Record<string, { value: unknown }> };
  readonly contentVersion: { readonly id: string; readonly fields: Record<string, { value: unknown }> };
  readonly contentDocumentLinks: readonly { readonly id: string }[];
}
const uploadedOf = ({ body }: TestResponse): Uploaded => body as Uploaded;

describe.each(testEngines)('files on %s', (engine) => {
  let files: FileServer;
  let clerk: TestBrowser;
  let seller: TestBrowser & { readonly person: { readonly userId: string } };
  let buyer: TestBrowser & { readonly person: { readonly accountId: string } };
  const guest = () => files.shop.browser();
  const link = (by: TestBrowser, ContentDocumentId: string, LinkedEntityId: string) =>
    by.post(`${uiApi}/records`, {
      apiName: 'ContentDocumentLink',
      fields: { ContentDocumentId, LinkedEntityId },
    });
  const readable = async (by: TestBrowser, id: string, object = 'ContentDocument'): Promise<number> =>
    (await by.get(`${uiApi}/records/${id}?fields=${object}.Id`)).status;

  beforeAll(async () => {
    files = await fileServer(engine);
    clerk = await files.shop.signedIn('clerk@example.com', ['clerk']);
    seller = await files.shop.signedIn('seller@example.com', ['seller']);
    buyer = await files.shop.signedIn('buyer@example.com');
  });
  afterAll(() => files.close());

  test('D-096, D-097, X-44: a file becomes a document, its version and a link to its owner', async () => {
    const answer = await files.upload(seller, '%PDF-1.7 manual', 'C:\\Papers\\Manual.of.use.pdf', {
      description: 'First edition',
    });
    expect(answer.status).toBe(201);
    const call = describedCalls.find((one) => one.call.id === 'createContentDocumentAndVersion');
    expect(call?.responses[201]?.safeParse(answer.body).error).toBeUndefined();
    const { contentDocument, contentVersion, contentDocumentLinks } = uploadedOf(answer);
    expect(contentDocument.fields).toMatchObject({
      Title: { value: 'Manual.of.use' },
      FileType: { value: 'PDF' },
      FileExtension: { value: 'pdf' },
      ContentSize: { value: 15 },
      OwnerId: { value: seller.person.userId },
      LatestPublishedVersionId: { value: contentVersion.id },
    });
    expect(contentVersion.fields).toMatchObject({
      ContentDocumentId: { value: contentDocument.id },
      Description: { value: 'First edition' },
      PathOnClient: { value: 'Manual.of.use.pdf' },
      VersionNumber: { value: 1 },
      IsLatest: { value: true },
      Checksum: { value: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(contentDocumentLinks).toHaveLength(1);
    const response = await files.download(seller, String(contentVersion.fields.VersionDataUrl?.value));
    expect(await response.text()).toBe('%PDF-1.7 manual');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Manual.of.use.pdf"; filename*=UTF-8''Manual.of.use.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const etag = response.headers.get('etag') ?? '';
    const path = `/sfc/servlet.shepherd/version/download/${contentVersion.id}`;
    expect((await files.download(seller, path, { 'if-none-match': etag })).status).toBe(304);
    const data = `/services/data/v63.0/sobjects/ContentVersion/${contentVersion.id}/VersionData`;
    expect(await (await files.download(seller, data)).text()).toBe('%PDF-1.7 manual');
  });

  test('D-098: the next version takes the place of the one before, which stays', async () => {
    const first = uploadedOf(await files.upload(seller, 'one', 'notes.txt', { title: 'Notes' }));
    const path = `${documents}/${first.contentDocument.id}/content-versions`;
    const both = await Promise.all([
      files.upload(seller, 'two', 'notes.txt', {}, path),
      files.upload(clerk, png, 'notes.png', {}, path),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const numbers = both.map((answer) => uploadedOf(answer).contentVersion.fields.VersionNumber?.value);
    expect(numbers.toSorted()).toEqual([2, 3]);
    const last = both
      .map(uploadedOf)
      .find(({ contentVersion }) => contentVersion.fields.VersionNumber?.value === 3);
    const document = await clerk.get(
      `${uiApi}/records/${first.contentDocument.id}?fields=ContentDocument.LatestPublishedVersionId,ContentDocument.Title`,
    );
    expect(document.body).toMatchObject({
      fields: {
        LatestPublishedVersionId: { value: last?.contentVersion.id },
        Title: { value: 'Notes' },
      },
    });
    const old = await files.download(
      seller,
      `/sfc/servlet.shepherd/version/download/${first.contentVersion.id}`,
    );
    expect(await old.text()).toBe('one');
    const latest = `/sfc/servlet.shepherd/document/download/${first.contentDocument.id}`;
    expect((await files.download(seller, latest)).headers.get('etag')).toBe(
      `"${last?.contentVersion.fields.Checksum?.value}"`,
    );
  });

  test('a file is visible to its owner, to clerks, and to those who may read a record that it is linked to', async () => {
    const { contentDocument, contentVersion } = uploadedOf(await files.upload(seller, 'secret', 'a.txt'));
    const { id } = contentDocument;
    const download = `/sfc/servlet.shepherd/version/download/${contentVersion.id}`;
    for (const by of [buyer, guest()]) {
      expect([403, 404]).toContain(await readable(by, id));
      expect((await files.download(by, download)).status).toBe(404);
    }
    expect(await readable(clerk, id)).toBe(200);
    const make = async (fields: object) => {
      const { body } = await clerk.post(`${uiApi}/records`, { apiName: 'Instrument__c', fields });
      return (body as { id: string }).id;
    };
    const hidden = await make({ Name: 'Hidden' });
    expect((await link(seller, id, hidden)).status).toBe(400);
    expect((await link(clerk, id, hidden)).status).toBe(201);
    expect((await files.download(buyer, download)).status).toBe(404);
    const own = await make({ Name: 'Of the buyer', Account__c: buyer.person.accountId });
    expect((await link(clerk, id, own)).status).toBe(201);
    expect((await files.download(buyer, download)).status).toBe(200);
    expect(await readable(buyer, contentVersion.id, 'ContentVersion')).toBe(200);
    expect((await files.download(guest(), download)).status).toBe(404);
    // Who reads a file through one record does not learn of the others that it is linked to.
    const rows = await buyer.get(
      `/services/data/v63.0/query?q=${encodeURIComponent('select LinkedEntityId from ContentDocumentLink')}`,
    );
    expect(JSON.stringify(rows.body)).not.toContain(hidden);
    const shown = await make({ Name: 'Shown', Public__c: true });
    expect((await link(clerk, id, shown)).status).toBe(201);
    expect((await files.download(guest(), download)).status).toBe(200);
    const path = `${documents}/${id}/content-versions`;
    expect(await files.upload(buyer, 'mine now', 'a.txt', {}, path)).toMatchObject({ status: 403 });
    expect((await clerk.send('DELETE', `${uiApi}/records/${id}`)).status).toBe(204);
    expect((await files.download(seller, download)).status).toBe(404);
  });

  test('only those who may change a record may link a file to it, even to a public record', async () => {
    const create = async (by: TestBrowser, fields: object): Promise<string> => {
      const { status, body } = await by.post(`${uiApi}/records`, { apiName: 'Instrument__c', fields });
      expect(status).toBe(201);
      return (body as { id: string }).id;
    };
    const fileOf = async (by: TestBrowser): Promise<[string, string]> => {
      const { contentDocument, contentVersion } = uploadedOf(await files.upload(by, 'a file', 'a.txt'));
      return [contentDocument.id, `/sfc/servlet.shepherd/version/download/${contentVersion.id}`];
    };
    const refused = {
      status: 400,
      body: {
        output: {
          fieldErrors: {
            LinkedEntityId: [{ errorCode: 'INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY' }],
          },
        },
      },
    };
    const shown = await create(clerk, { Name: 'Shown to all', Public__c: true });
    const ofBuyer = await create(clerk, { Name: 'Read by a buyer', Account__c: buyer.person.accountId });
    const ofSeller = await create(seller, { Name: 'Of a seller' });
    const fields = { Public__c: true };
    expect((await clerk.send('PATCH', `${uiApi}/records/${ofSeller}`, { fields })).status).toBe(200);
    const [buyersFile, buyersDownload] = await fileOf(buyer);
    const [sellersFile, sellersDownload] = await fileOf(seller);
    expect(await link(buyer, buyersFile, ofBuyer)).toMatchObject(refused);
    expect(await link(seller, sellersFile, shown)).toMatchObject(refused);
    expect((await files.download(guest(), buyersDownload)).status).toBe(404);
    expect((await files.download(guest(), sellersDownload)).status).toBe(404);
    expect((await link(seller, sellersFile, ofSeller)).status).toBe(201);
    expect((await files.download(guest(), sellersDownload)).status).toBe(200);
  });

  test('documents and versions are created by uploads only', async () => {
    const { contentDocument } = uploadedOf(await files.upload(seller, 'one', 'a.txt'));
    const make = (apiName: string, fields: object, by = clerk) =>
      by.post(`${uiApi}/records`, { apiName, fields });
    expect((await make('ContentDocument', { Title: 'Nothing' })).status).toBe(403);
    expect((await make('ContentVersion', { ContentDocumentId: contentDocument.id }, seller)).status).toBe(
      403,
    );
    const administrator = await files.shop.signedIn('administrator@example.com', ['administrator']);
    expect((await make('ContentDocument', { Title: 'Nothing' }, administrator)).status).toBe(400);
    expect((await make('ContentDocument', {}, administrator)).status).toBe(400);
  });

  test.each([
    ['guests', () => files.upload(guest(), 'text', 'a.txt'), 403],
    ['an empty file', () => files.upload(seller, '', 'a.txt'), 400],
    ['a page', () => files.upload(seller, '<html><script>', 'a.txt'), 415],
    ['a program', () => files.upload(seller, 'MZ\x00\x00', 'a.pdf'), 415],
    ['a file that is too large', () => files.upload(seller, 'a'.repeat(10_001), 'a.txt'), 413],
    ['a body that is too large', () => files.upload(seller, 'a'.repeat(2_000_000), 'a.txt'), 413],
    ['a title that is too long', () => files.upload(seller, 'a', 'a.txt', { title: 'a'.repeat(256) }), 400],
    ['a title that is none', () => files.upload(seller, 'a', 'a.txt', { title: 7 }), 400],
    ['a title that cannot be stored', () => files.upload(seller, 'a', 'a.txt', { title: 'a\0' }), 400],
    [
      'a document that is not there',
      () => files.upload(seller, 'a', 'a.txt', {}, `${documents}/069000000000001AAA/content-versions`),
      404,
    ],
    [
      'a record that is no document',
      () => files.upload(seller, 'a', 'a.txt', {}, `${documents}/001000000000001AAA/content-versions`),
      404,
    ],
    [
      'an id that is none',
      () => files.upload(seller, 'a', 'a.txt', {}, `${documents}/nothing/content-versions`),
      400,
    ],
  ])('%s: refused, and nothing is kept', async (_, work, status) => {
    const before = await files.kept();
    expect(await work()).toMatchObject({ status, body: [{ errorCode: expect.any(String) }] });
    expect(await files.kept()).toBe(before);
  });

  test('answers what is wrong with bodies that are not forms, cut off or incomplete', async () => {
    const path = `${documents}/content-versions`;
    const form = (parts: Record<string, string | Blob>): FormData => {
      const made = new FormData();
      for (const [name, part] of Object.entries(parts)) made.append(name, part);
      return made;
    };
    const fileData = new File(['a'], 'a.txt');
    const twice = form({ fileData });
    twice.append('fileData', fileData);
    const whole = await new Response(form({ fileData })).blob();
    const type = { 'content-type': whole.type };
    const refused: [BodyInit, number, Record<string, string>?][] = [
      [JSON.stringify({ title: 'a' }), 415, { 'content-type': 'application/json' }],
      ['', 415],
      [await whole.slice(0, -20).text(), 400, type],
      [await whole.slice(0, 30).text(), 400, type],
      ['', 400, type],
      [await whole.text(), 415, { 'content-type': 'multipart/form-data' }],
      [form({ json: '{}' }), 400],
      [form({ json: '{', fileData }), 400],
      [form({ json: '[]', fileData }), 400],
      [form({ fileData: 'text' }), 400],
      [twice, 400],
    ];
    for (const [body, status, headers] of refused)
      expect(await files.send(seller, path, body, headers)).toMatchObject({
        status,
        body: [{ errorCode: expect.any(String), message: expect.stringMatching(/\S/) }],
      });
    expect(await files.send(seller, path, form({ fileData, title: 'By itself' }))).toMatchObject({
      status: 201,
      body: { contentDocument: { fields: { Title: { value: 'By itself' } } } },
    });
  });

  test('a repeated upload with the same idempotency key is done once; another file with that key is rejected', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const path = `${documents}/content-versions`;
    const form = (text: string): FormData => {
      const made = new FormData();
      made.append('fileData', new File([text], 'a.txt'));
      return made;
    };
    const before = await files.kept();
    const first = await files.send(seller, path, form('one'), headers);
    const again = await files.send(seller, path, form('one'), headers);
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await files.send(seller, path, form('two'), headers)).status).toBe(409);
    expect(await files.kept()).toBe(before + 1);
  });

  test('statements: six for a document of a seller, seven for a version, one for bytes', async () => {
    const count = async (work: () => Promise<unknown>) =>
      (await countStatements(files.shop.database, work)) - 1;
    let made: TestResponse | undefined;
    expect(
      await count(async () => {
        made = await files.upload(seller, 'one', 'a.txt');
      }),
    ).toBe(6);
    if (!made) throw new Error('Nothing was uploaded.');
    const { contentDocument, contentVersion } = uploadedOf(made);
    const path = `${documents}/${contentDocument.id}/content-versions`;
    expect(await count(() => files.upload(seller, 'two', 'a.txt', {}, path))).toBe(7);
    const download = `/sfc/servlet.shepherd/version/download/${contentVersion.id}`;
    expect(await count(() => files.download(seller, download))).toBe(1);
  });
});
