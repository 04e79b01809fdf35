import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { countStatements, type TestBrowser, type TestResponse, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileServer, fileServer, png } from '../files/files.fixture.ts';

type Person = TestBrowser & { readonly person: { readonly userId: string; readonly accountId: string } };

interface Batch {
  readonly hasErrors: boolean;
  readonly results: readonly {
    readonly statusCode: number;
    readonly result: { readonly type: string; readonly photoUrl: string; readonly iconUrl: string };
  }[];
}

describe.each(testEngines)('avatars on %s', (engine) => {
  let files: FileServer;
  let clerk: Person;
  let buyer: Person;
  let other: Person;
  let contact: string;
  const batch = async (by: TestBrowser, ...ids: readonly string[]): Promise<Batch> => {
    const { status, body } = await by.get(`${uiApi}/record-avatars/batch/${ids.join()}`);
    expect(status).toBe(200);
    return body as Batch;
  };
  const change = (by: TestBrowser, id: string, body: object): Promise<TestResponse> =>
    by.post(`${uiApi}/record-avatars/${id}/association`, body);
  const uploadBy = async (
    by: TestBrowser,
    bytes: Uint8Array<ArrayBuffer> | string = png,
  ): Promise<string> => {
    const { body } = await files.upload(by, bytes, 'me.png');
    return (body as { contentVersion: { id: string } }).contentVersion.id;
  };

  beforeAll(async () => {
    files = await fileServer(engine);
    clerk = await files.shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await files.shop.signedIn('buyer@example.com');
    other = await files.shop.signedIn('other@example.com');
    const fields = { LastName: 'Holm', AccountId: buyer.person.accountId };
    const { body } = await clerk.post(`${uiApi}/records`, { apiName: 'Contact', fields });
    contact = (body as { id: string }).id;
  });
  afterAll(() => files.close());

  test('D-087, D-089 to D-091: an icon and a colour for each record, in the order asked for', async () => {
    const { accountId, userId } = buyer.person;
    const gone = '003000000000001AAA';
    const found = await batch(buyer, accountId, gone, 'nothing', userId.slice(0, 15), other.person.userId);
    const call = describedCalls.find((one) => one.call.id === 'getRecordAvatars');
    expect(call?.responses[200]?.safeParse(found).error).toBeUndefined();
    expect(found).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 200, result: { recordId: accountId, type: 'Theme', backgroundColor: '#5867E8' } },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
        { statusCode: 400, result: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }] },
        { statusCode: 200, result: { recordId: userId, type: 'Theme' } },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
      ],
    });
    expect(await batch(files.shop.browser(), accountId)).toMatchObject({ results: [{ statusCode: 404 }] });
    const many = Array.from({ length: 201 }, () => accountId).join();
    expect((await buyer.get(`${uiApi}/record-avatars/batch/${many}`)).status).toBe(400);
  });

  test('icons are SVG drawings that may be cached for ever', async () => {
    const { results } = await batch(buyer, buyer.person.accountId);
    const response = await files.download(files.shop.browser(), results[0]?.result.iconUrl ?? '');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toMatch(/^<svg .*fill="#5867E8".*>Ac<\/text><\/svg>$/);
    expect((await files.download(buyer, '/img/icon/Account.svg')).status).toBe(404);
  });

  test('D-088, D-210, D-211: a picture is tied to a person and taken off again', async () => {
    const version = await uploadBy(clerk);
    const photoUrl = `/sfc/servlet.shepherd/version/download/${version}`;
    const answer = await change(clerk, contact, { actionType: 'Associate', photoUrl, blueMasterId: 'b1' });
    const call = describedCalls.find((one) => one.call.id === 'updateRecordAvatar');
    expect(answer.status).toBe(200);
    expect(call?.responses[200]?.safeParse(answer.body).error).toBeUndefined();
    expect(answer.body).toMatchObject({ type: 'Photo', photoMetadata: { companyBluemasterId: 'b1' } });
    const { results } = await batch(buyer, contact);
    expect(results[0]).toEqual({
      statusCode: 200,
      result: {
        backgroundColor: expect.stringMatching(/^#[0-9A-F]{6}$/),
        eTag: expect.any(String),
        // D-088: pages choose the size of a photo.
        height: null,
        photoMetadata: { companyBluemasterId: 'b1', responseId: null },
        photoUrl: expect.stringContaining(`/${contact}/`),
        provider: null,
        recordId: contact,
        type: 'Photo',
        width: null,
      },
    });
    const address = results[0]?.result.photoUrl ?? '';
    // Who may read the person sees the picture, though the file is somebody else's.
    expect((await files.download(buyer, photoUrl)).status).toBe(404);
    const picture = await files.download(buyer, address);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('content-disposition')).toBe('inline');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
    for (const by of [other, files.shop.browser()])
      expect((await files.download(by, address)).status).toBe(404);
    expect((await files.download(buyer, address.replace(contact, buyer.person.userId))).status).toBe(404);
    expect((await change(clerk, contact, { actionType: 'disassociate' })).body).toMatchObject({
      type: 'Theme',
    });
    expect((await files.download(buyer, address)).status).toBe(404);
  });

  test('users change their own picture with files that they may read', async () => {
    const own = await uploadBy(buyer);
    const { userId } = buyer.person;
    expect(await change(buyer, userId, { actionType: 'Associate', externalId: own })).toMatchObject({
      status: 200,
    });
    expect(await change(other, userId, { actionType: 'Associate', externalId: own })).toMatchObject({
      status: 404,
    });
    const { userId: otherId } = other.person;
    expect(await change(other, otherId, { actionType: 'Associate', externalId: own })).toMatchObject({
      status: 404,
    });
    expect(await change(buyer, contact, { actionType: 'Disassociate' })).toMatchObject({ status: 403 });
    expect(await change(files.shop.browser(), userId, { actionType: 'Disassociate' })).toMatchObject({
      status: 403,
    });
  });

  test('answers 400 for a file that is not an uploaded picture', async () => {
    const text = await uploadBy(clerk, 'no picture');
    const refused: [string, object][] = [
      [contact, { actionType: 'Associate', externalId: text }],
      [contact, { actionType: 'Associate', photoUrl: 'https://elsewhere.example/me.png' }],
      [contact, { actionType: 'Associate' }],
      [contact, { actionType: 'Paint' }],
      [contact, { actionType: 'Associate', externalId: 'a'.repeat(300) }],
      [buyer.person.accountId, { actionType: 'Associate', externalId: text }],
      ['nothing', { actionType: 'Associate' }],
    ];
    for (const [id, body] of refused)
      expect(await change(clerk, id, body)).toMatchObject({
        status: 400,
        body: [{ errorCode: expect.any(String) }],
      });
    const gone = { actionType: 'Associate', externalId: '068000000000001AAA' };
    expect((await change(clerk, contact, gone)).status).toBe(404);
    expect((await change(clerk, '003000000000001AAA', gone)).status).toBe(404);
  });

  test('statements: one for any number of avatars, three to change one, one for a picture', async () => {
    const count = async (work: () => Promise<unknown>) =>
      (await countStatements(files.shop.database, work)) - 1;
    const ids = [contact, buyer.person.userId, buyer.person.accountId];
    expect(await count(() => batch(clerk, contact))).toBe(1);
    expect(await count(() => batch(clerk, ...ids))).toBe(1);
    const version = await uploadBy(clerk);
    const body = { actionType: 'Associate', externalId: version };
    expect(await count(() => change(clerk, contact, body))).toBe(3);
    expect(await count(() => files.download(clerk, `/img/photo/${contact}/${version}`))).toBe(1);
  });
});
