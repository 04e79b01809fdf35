import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import { purgeTrash } from '../trash/trash-purge.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';
const contents = `${cms}/contents`;

interface Item {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly title: string;
  readonly duplicates: number;
  readonly file: { readonly url: string; readonly width: number; readonly fileHash: string } | null;
}

let shades = 0;
/** A picture whose bytes no other one has. */
async function png(width = 40, height = 30): Promise<Buffer<ArrayBuffer>> {
  shades += 1;
  const background = { r: shades % 256, g: (shades * 7) % 256, b: 90 };
  const plain = sharp({ create: { width, height, channels: 3, background } });
  return Buffer.from(await plain.png().toBuffer());
}

describe.each(testEngines)('the media library on %s', (engine) => {
  let shop: TestServer;
  let folder: string;
  let author: TestBrowser;
  let publisher: TestBrowser;
  let space: { readonly id: string; readonly rootFolderId: string };
  const served: string[] = [];

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const call = describedCalls.find((described) => described.call.id === callId);
    const schema = status < 300 ? call?.responses[status] : call?.error;
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const upload = (bytes: Buffer<ArrayBuffer>, more: object = {}, by = author, name = 'Freezer.png') => {
    const form = new FormData();
    form.append('json', JSON.stringify(more));
    form.append('fileData', new File([bytes], name));
    return by.send('POST', `${cms}/folders/${space.rootFolderId}/media`, form);
  };
  const replace = (contentKey: string, bytes: Buffer<ArrayBuffer>, by = author) => {
    const form = new FormData();
    form.append('fileData', new File([bytes], 'Other.png'));
    return by.send('PUT', `${contents}/${contentKey}/media`, form);
  };
  async function createItem(more: object = {}, bytes?: Buffer<ArrayBuffer>): Promise<Item> {
    const response = await upload(bytes ?? (await png()), more);
    expect(response, shop.lines.at(-1)).toMatchObject({ status: 201 });
    follows('createMedia', response);
    return response.body as Item;
  }
  async function list(query = ''): Promise<readonly Item[]> {
    const response = await author.get(`${cms}/spaces/${space.id}/media${query}`);
    follows('getMediaItems', response);
    return (response.body as { items: readonly Item[] }).items;
  }
  const publish = ({ managedContentVariantId }: Item, verb = 'publish') =>
    publisher.post(`${contents}/${verb}`, { variantIds: [managedContentVariantId] });
  const save = (variantId: string, title: string, more: object) =>
    author.send('PUT', `${contents}/variants/${variantId}`, {
      ...{ title, urlName: '', contentBody: { title, ...more } },
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-media-'));
    const media = {
      fetch({ url }: Request) {
        served.push(url);
        return new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
      },
    };
    shop = await testServer(engine, { files: { folder }, media });
    await publishContent(shop.database, { site });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    space = (await author.get(`${cms}/spaces/shop`)).body as typeof space;
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('a file becomes an image content that is called as the file is, and nobody else sees', async () => {
    const item = await createItem({ altText: 'A freezer' });
    expect(item).toMatchObject({ title: 'Freezer', altText: 'A freezer', status: { status: 'Draft' } });
    expect(item.file).toMatchObject({ width: 40, height: 30, mimeType: 'image/png' });
    expect((await list())[0]).toMatchObject({ contentKey: item.contentKey });
    const one = await author.get(`${contents}/${item.contentKey}/media`);
    follows('getMediaItem', one);
    expect(one.body).toMatchObject({ contentKey: item.contentKey });
    const plain = `/cms/delivery/media/${item.contentKey}?width=320`;
    expect((await shop.browser().get(plain)).status).toBe(404);
    expect((await shop.browser().get(item.file?.url ?? '')).status).toBe(200);
    await publish(item);
    expect((await shop.browser().get(plain)).status).toBe(200);
  });

  test.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415, /SVG/],
    ['a text', 'What I wrote', 415, /JPEG, PNG or WebP/],
    ['nothing', '', 400, /empty/],
  ])('%s is rejected with what to do', async (_, text, status, message) => {
    const before = (await list()).length;
    const response = await upload(Buffer.from(text), {}, author, 'Picture.png');
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.body)).toMatch(message);
    expect((await list()).length).toBe(before);
  });

  /** As small as a PDF is, and another one each time. */
  const pdf = (extra = ''): Buffer<ArrayBuffer> => {
    shades += 1;
    return Buffer.from(
      `%PDF-1.4\n% ${shades}\n1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
        'trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    );
  };

  test('a PDF becomes a document, whatever it is called, stands in the library and is replaced by a PDF alone', async () => {
    const response = await upload(pdf(), {}, author, 'Manual.png');
    expect(response, shop.lines.at(-1)).toMatchObject({ status: 201 });
    follows('createMedia', response);
    const item = response.body as Item;
    expect(item).toMatchObject({ title: 'Manual', altText: null });
    expect(item.file).toMatchObject({ mimeType: 'application/pdf', width: null, height: null });
    const keys = async (query: string) => (await list(query)).map(({ contentKey }) => contentKey);
    expect(await keys('')).toContain(item.contentKey);
    expect(await keys('?mediaType=Document')).toEqual([item.contentKey]);
    expect(await keys('?mediaType=Image')).not.toContain(item.contentKey);
    expect((await replace(item.contentKey, pdf())).status).toBe(200);
    expect((await replace(item.contentKey, await png())).status).toBe(400);
    const picture = await createItem();
    expect((await replace(picture.contentKey, pdf())).status).toBe(400);
    const address = `/cms/delivery/media/${item.contentKey}`;
    expect((await shop.browser().get(address)).status).toBe(404);
    await publish(item);
    expect((await shop.browser().get(address)).status).toBe(200);

    // A link to it in a text is where it is used.
    const text = await author.post(contents, {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__textPage', title: 'Manuals' },
      contentBody: { title: 'Manuals', body: `<p><a href="{!cmsMedia(${item.contentKey})}">Manual</a></p>` },
    });
    const { contentKey } = text.body as Item;
    const used = await author.get(
      `${contents}/${item.contentKey}/referenced-by?includeReferenceDetails=true`,
    );
    expect(JSON.stringify(used.body)).toContain(contentKey);
  });

  test.each([
    ['cut off', () => pdf().subarray(0, 60), 400, /cut off/],
    ['with a script', () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 400, /script/],
    ['that starts a program', () => pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 400, /program/],
    ['with a password', () => pdf('/Encrypt 5 0 R'), 400, /password/],
    ['in name only', () => Buffer.from('<html><script>x()</script>'), 415, /PDF/],
  ])('a PDF %s is rejected with what to do', async (_, bytes, status, message) => {
    const response = await upload(Buffer.from(bytes()), {}, author, 'Manual.pdf');
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.body)).toMatch(message);
  });

  test('a file cut off and one that claims too many points are rejected', async () => {
    const whole = await png(400, 300);
    const cut = await upload(whole.subarray(0, whole.byteLength - 200) as Buffer<ArrayBuffer>);
    expect([cut.status, JSON.stringify(cut.body)]).toEqual([400, expect.stringMatching(/damaged/)]);
    const bomb = await png(12_000, 6_000);
    const large = await upload(bomb);
    expect([large.status, JSON.stringify(large.body)]).toEqual([413, expect.stringMatching(/megapixels/)]);
  });

  test('who may not write is rejected before the file is read', async () => {
    const reader = await shop.signedIn('reader@example.com', ['buyer']);
    await sql`insert into managed_content_collaborator (space_id, user_id, role)
      values (${space.id}, ${reader.person.userId}, 'ContentReader')`.execute(shop.database);
    expect((await upload(Buffer.from('no picture'), {}, reader)).status).toBe(403);
    expect((await upload(Buffer.from('no picture'), {}, shop.browser())).status).toBe(403);
    const item = await createItem();
    expect((await replace(item.contentKey, Buffer.from('no picture'), reader)).status).toBe(403);
  });

  test('a file that is there is rejected with what has it, and taken twice when that is meant', async () => {
    const bytes = await png();
    const item = await createItem({ title: 'First' }, bytes);
    const again = await upload(bytes);
    expect(again).toMatchObject({
      status: 409,
      body: { output: { duplicates: [{ contentKey: item.contentKey, title: 'First' }] } },
    });
    follows('createMedia', again);
    const second = await createItem({ title: 'Second', allowDuplicate: true }, bytes);
    expect(second.duplicates).toBe(1);
    const found = await list(`?fileHash=${second.file?.fileHash}`);
    expect(found.map(({ title }) => title).toSorted()).toEqual(['First', 'Second']);
    const twice = await list('?onlyDuplicates=true');
    expect(twice.map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  test('pictures are found by a part of their titles, and stand from A to Z', async () => {
    await createItem({ title: 'Zeta pipette' });
    await createItem({ title: 'alpha pipette' });
    const found = await list('?queryTerm=PIPETTE&sortBy=Title');
    expect(found.map(({ title }) => title)).toEqual(['alpha pipette', 'Zeta pipette']);
  });

  test('another file keeps the key, has another address, and is for publishers once it is published', async () => {
    const item = await createItem();
    const replaced = await replace(item.contentKey, await png(80, 20));
    follows('replaceMediaFile', replaced);
    expect(replaced).toMatchObject({
      status: 200,
      body: { contentKey: item.contentKey, file: { width: 80 } },
    });
    expect((replaced.body as Item).file?.url.split('&preview')[0]).not.toBe(
      item.file?.url.split('&preview')[0],
    );
    await publish(item);
    expect((await replace(item.contentKey, await png())).status).toBe(403);
    expect((await replace(item.contentKey, await png(), publisher)).status).toBe(200);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from content_version v where v.content_document_id = (
        select w.content_document_id from media m join content_version w on w.id = m.source ->> 'versionId'
        where m.content_key = ${item.contentKey})`.execute(shop.database);
    expect(rows[0]?.count).toBe(3);
  });

  test('a content that shows a picture has its words in its own language, its crop and its eye', async () => {
    const item = await createItem({}, await png(100, 50));
    await save(item.managedContentVariantId, 'Bench', {
      altText: 'A bench',
      focalPoint: { x: 0.75, y: 0.5 },
      crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
    });
    const german = await author.post(`${contents}/variants`, {
      ...{ managedContentKeyOrId: item.contentKey, language: 'de', title: 'Labortisch' },
      contentBody: { title: 'Labortisch', altText: 'Ein Labortisch' },
    });
    await publish(item);
    await publish(german.body as Item);
    const bodies: Record<string, unknown> = {};
    const news = (
      await author.post(contents, {
        ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title: 'Shows it' },
        contentBody: { title: 'Shows it', bannerImage: { contentKey: item.contentKey } },
      })
    ).body as Item;
    const inGerman = (
      await author.post(`${contents}/variants`, {
        ...{ managedContentKeyOrId: news.contentKey, language: 'de', title: 'Zeigt es' },
        contentBody: { title: 'Zeigt es', bannerImage: { contentKey: item.contentKey } },
      })
    ).body as Item;
    await publish(news);
    await publish(inGerman);
    for (const language of ['en_US', 'de']) {
      const { body } = await shop
        .browser()
        .get(
          `/services/data/v63.0/connect/cms/delivery/channels/${await channelId()}/contents/${news.contentKey}?language=${language}`,
        );
      bodies[language] = (body as { contentBody: { bannerImage: unknown } }).contentBody.bannerImage;
    }
    expect(bodies).toMatchObject({
      en_US: { altText: 'A bench', width: 50, height: 50, focalPoint: { x: 0.5, y: 0.5 } },
      de: { altText: 'Ein Labortisch' },
    });
  });

  async function channelId(): Promise<string> {
    const { rows } = await sql<{ id: string }>`select id from managed_content_channel`.execute(shop.database);
    return rows[0]?.id ?? '';
  }

  test('a file is downloaded as it was uploaded, by who may write', async () => {
    const bytes = await png();
    const { contentKey } = await createItem({}, bytes);
    const path = `${contents}/${contentKey}/media/file`;
    const response = await author.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength);
    expect((await shop.browser().get(path)).status).toBe(403);
    const buyer = await shop.signedIn('buyer@example.com', ['buyer']);
    expect((await buyer.get(path)).status).toBe(404);
  });

  test('a picture in the trash is shown to nobody, and its file goes with it', async () => {
    const item = await createItem();
    await author.send('DELETE', `${contents}/${item.contentKey}`);
    expect((await shop.browser().get(`/cms/delivery/media/${item.contentKey}`)).status).toBe(404);
    const now = new Date(Date.now() + 86_400_000);
    await purgeTrash({ database: shop.database, now, before: now, limit: 100, cursor: null });
    const { rows } = await sql`select 1 from media where content_key = ${item.contentKey}`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
  });
});
