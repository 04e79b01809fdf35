import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxPictures } from '@relab/contract/records';
import { testEngines } from '@relab/database/testing';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFolderStore } from '../files/file-store.ts';
import { purgeFiles } from '../files/purge-files.ts';
import { deleteExpiredUploads } from './pending-upload.ts';

const hour = 3_600_000;
const lead = { LastName: 'Field', Company: 'Institute', Email: 'name@institute.example' };

describe.each(testEngines)('pictures that are sent ahead, on %s', (engine) => {
  let shop: TestServer;
  let folder: string;
  let picture: Buffer<ArrayBuffer>;
  let time = Date.parse('2026-06-01T12:00:00Z');
  let people = 0;
  const now = () => new Date(time);
  /** Everybody has an address of their own, so that no test uses up another's limit. */
  const guest = (): TestBrowser => shop.browser(`198.51.100.${people++}`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-uploads-'));
    shop = await testServer(engine, { files: { folder }, now });
    const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#234567' } });
    picture = Buffer.from(await plain.png().toBuffer());
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    time = Date.parse('2026-06-01T12:00:00Z');
  });

  async function upload(by: TestBrowser, bytes: Uint8Array<ArrayBuffer> = picture, name = 'IMG_1.png') {
    const form = new FormData();
    form.append('fileData', new File([bytes], name));
    const whole = new Response(form);
    const type = whole.headers.get('content-type') ?? '';
    const text = Buffer.from(await whole.arrayBuffer());
    // Through the browser's own sending, so that it keeps the cookie that it is given.
    const cookie = [...by.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type, cookie };
    const request = new Request(new URL('/uploads/pictures', origin), {
      method: 'POST',
      headers,
      body: text,
    });
    const response = await shop.server.fetch(request, { address: '198.51.100.250' });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      (by.cookies as Map<string, string>).set(key, value);
    }
    return { status: response.status, body: (await response.json()) as { readonly reference: string } };
  }

  const references = async (by: TestBrowser, count: number): Promise<string[]> => {
    const made: string[] = [];
    for (let at = 0; at < count; at++) made.push((await upload(by, picture, `IMG_${at}.png`)).body.reference);
    return made;
  };
  const send = (by: TestBrowser, pictures: readonly string[], fields: object = lead) =>
    by.post('/uploads/records', { apiName: 'Lead', fields, pictures });
  const kept = async (): Promise<number> =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.id(table)}`.execute(shop.database);
    return rows[0]?.count ?? 0;
  };

  test('a form brings its pictures in their order: clerks see them with the record, its guest and others do not', async () => {
    const by = guest();
    const [first = '', second = ''] = await references(by, 2);
    const { status, body } = await send(by, [second, first]);
    expect(status).toBe(201);
    const { id } = body as { readonly id: string };
    const { rows } = await sql<{ id: string; title: string; version: string }>`
      select d.id, d.title, d.latest_published_version_id as version
      from content_document_link l join content_document d on d.id = l.content_document_id
      where l.linked_entity_id = ${id} order by l.created_date`.execute(shop.database);
    expect(rows.map(({ title }) => title)).toEqual(['IMG_1', 'IMG_0']);
    const clerk = await shop.signedIn('clerk@office.example', ['clerk']);
    const buyer = await shop.signedIn('buyer@office.example', ['buyer']);
    const download = `/sfc/servlet.shepherd/version/download/${rows[0]?.version}`;
    const record = `${uiApi}/records/${rows[0]?.id}?fields=ContentDocument.Title`;
    for (const path of [download, record]) {
      expect((await clerk.get(path)).status, path).toBe(200);
      expect((await buyer.get(path)).status, path).toBe(404);
      expect((await by.get(path)).status, path).toBe(404);
    }
  });

  test('only its owner sees a pending picture and can send it, also after signing in', async () => {
    const by = guest();
    const [reference = ''] = await references(by, 1);
    const path = `/uploads/pictures/${reference}`;
    expect(await by.get(path)).toMatchObject({ status: 200 });
    const other = guest();
    await references(other, 1);
    expect((await other.get(path)).status).toBe(404);
    expect((await guest().get(path)).status).toBe(404);
    const leads = await count('lead');
    expect(await send(other, [reference])).toMatchObject({
      status: 400,
      body: [{ errorCode: 'INVALID_INPUT', fields: ['pictures'] }],
    });
    expect(await send(other, ['x'.repeat(32)])).toMatchObject({ status: 400 });
    expect(await count('lead')).toBe(leads);
    await shop.identity.ensurePerson(
      { email: 'seller@office.example', password: 'correct horse battery', firstName: 'S', lastName: 'E' },
      ['seller'],
    );
    await by.post('/services/identity/sign-in', {
      email: 'seller@office.example',
      password: 'correct horse battery',
    });
    expect(await send(by, [reference])).toMatchObject({ status: 201 });
  });

  test('a pending picture is used by one form, once; too many pictures are rejected and stay pending', async () => {
    const by = guest();
    const many = await references(by, maxPictures + 1);
    expect((await send(by, many)).status).toBe(400);
    expect((await send(by, [many[0] ?? '', many[0] ?? ''])).status).toBe(400);
    expect((await send(by, many.slice(0, 2), { ...lead, Email: 'nobody' })).status).toBe(400);
    expect((await send(by, many.slice(0, maxPictures))).status).toBe(201);
    expect((await send(by, many.slice(0, 1))).status).toBe(400);
    expect((await send(by, many.slice(maxPictures))).status).toBe(201);
  });

  test('a file that is not a picture is rejected whatever its name, and not stored', async () => {
    const before = [await kept(), await count('content_document'), await count('pending_upload')];
    const script = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(await upload(guest(), script, 'photo.jpg')).toMatchObject({
      status: 415,
      body: [{ fields: ['fileData'], message: expect.stringMatching(/JPEG/) }],
    });
    expect([await kept(), await count('content_document'), await count('pending_upload')]).toEqual(before);
  });

  test('a pending picture is purged after a day; pictures of sent forms stay, and the purge finds it once', async () => {
    const by = guest();
    const [sent = '', left = ''] = await references(by, 2);
    expect((await send(by, [sent])).status).toBe(201);
    const documents = await count('content_document');
    time += 25 * hour;
    expect((await by.get(`/uploads/pictures/${left}`)).status).toBe(404);
    expect((await send(by, [left])).status).toBe(400);
    const { database } = shop;
    const store = createFolderStore(folder);
    const pending = await count('pending_upload');
    const files = await kept();
    const purge = () =>
      purgeFiles(
        store,
        deleteExpiredUploads,
      )({ database, now: now(), before: now(), limit: 500, cursor: null });
    expect(await purge()).toBe(pending);
    expect(await count('pending_upload')).toBe(0);
    expect(await count('content_document')).toBe(documents - pending);
    expect(await kept()).toBe(files - pending);
    expect(await purge()).toBe(0);
  });

  test('too many pictures of one sender are rejected with a time to wait', async () => {
    const by = guest();
    await references(by, 1);
    const nothing = new Uint8Array(Buffer.from('nothing'));
    const answers = new Set<number>();
    for (let at = 0; at < 61; at++) answers.add((await upload(by, nothing)).status);
    expect(answers).toEqual(new Set([415, 429]));
  });
});
