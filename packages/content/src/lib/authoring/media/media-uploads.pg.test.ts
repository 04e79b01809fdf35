import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaPartBytes } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { purgeByAge } from '@relab/server/jobs';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import { joinParts } from './media-upload-parts.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';

/** A picture of a little more than two parts, whose bytes no other one has. */
async function largePicture(): Promise<Buffer<ArrayBuffer>> {
  const plain = sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } });
  return Buffer.concat([await plain.png().toBuffer(), randomBytes(2 * mediaPartBytes)]);
}

const partsOf = (bytes: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(bytes.byteLength / mediaPartBytes) }, (_, number) =>
    bytes.subarray(number * mediaPartBytes, (number + 1) * mediaPartBytes),
  );

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Upload {
  readonly mediaUploadId: string;
  readonly receivedParts: readonly number[];
}

describe.each(testEngines)('uploads in parts on %s', (engine) => {
  let shop: TestServer;
  let folder: string;
  let author: TestBrowser;
  let colleague: TestBrowser;
  let buyer: TestBrowser;
  let space: { readonly id: string; readonly rootFolderId: string };

  const follows = (callId: string, { status, body }: TestResponse): void => {
    // What else is rejected has the form of all errors.
    if (status >= 300 && status !== 409) return;
    const call = describedCalls.find((described) => described.call.id === callId);
    const schema = status < 300 ? call?.responses[status] : call?.error;
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const begin = async (bytes: Buffer, more: object = {}, by = author) => {
    const response = await by.post(`${cms}/folders/${space.rootFolderId}/media-uploads`, {
      ...{ fileName: 'Large.png', fileSize: bytes.byteLength, fileHash: hashOf(bytes), lastModified: 5 },
      ...more,
    });
    follows('createMediaUpload', response);
    return response as TestResponse & { readonly body: Upload };
  };
  const put = (id: string, number: number | string, part: Buffer, by = author) => {
    const form = new FormData();
    form.append('fileData', new File([new Uint8Array(part)], 'part'));
    return by.send('PUT', `${cms}/media-uploads/${id}/parts/${number}`, form);
  };
  const finish = async (id: string, more: object = {}, by = author) => {
    const response = await by.post(`${cms}/media-uploads/${id}/finish`, more);
    follows('finishMediaUpload', response);
    return response as TestResponse & { readonly body: { readonly contentKey: string } };
  };
  const cancel = (id: string, by = author) => by.send('DELETE', `${cms}/media-uploads/${id}`);
  const sendAll = async (bytes: Buffer): Promise<string> => {
    const { mediaUploadId: id } = (await begin(bytes)).body;
    for (const [number, part] of partsOf(bytes).entries())
      expect(await put(id, number, part)).toMatchObject({ status: 204 });
    return id;
  };
  const listOpen = async (by = author): Promise<readonly Upload[]> => {
    const response = await by.get(`${cms}/spaces/${space.id}/media-uploads`);
    follows('getMediaUploads', response);
    return (response.body as { uploads: readonly Upload[] }).uploads;
  };
  const countParts = async (id: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from managed_content_upload_part where upload_id = ${id}`.execute(
      shop.database,
    );
    return rows[0]?.count ?? 0;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-uploads-'));
    shop = await testServer(engine, { files: { folder } });
    await publishContent(shop.database, { site });
    author = await shop.signedIn('author@example.com', ['author']);
    colleague = await shop.signedIn('colleague@example.com', ['author']);
    buyer = await shop.signedIn('buyer@example.com', ['buyer']);
    space = (await author.get(`${cms}/spaces/shop`)).body as typeof space;
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('parts in any order become one item, and a finish that is repeated makes no second', async () => {
    const bytes = await largePicture();
    const [first, second, third] = partsOf(bytes) as [Buffer, Buffer, Buffer];
    const { status, body: upload } = await begin(bytes);
    expect([status, upload.receivedParts]).toEqual([201, []]);
    const id = upload.mediaUploadId;
    await put(id, 2, third);
    await put(id, 0, second);
    await put(id, 0, first);
    // Whoever begins again goes on with what is there.
    expect((await begin(bytes)).body).toMatchObject({ mediaUploadId: id, receivedParts: [0, 2] });
    expect(await listOpen()).toMatchObject([{ mediaUploadId: id, fileName: 'Large.png', lastModified: 5 }]);
    expect((await finish(id)).body).toMatchObject([
      { message: '1 of 3 parts are missing. Send them first.' },
    ]);
    await put(id, 1, second);
    const both = await Promise.all([finish(id), finish(id)]);
    expect(both.map((response) => response.status)).toEqual([201, 201]);
    expect(both[0]?.body).toMatchObject({ title: 'Large', file: { width: 20, fileHash: hashOf(bytes) } });
    expect((await finish(id)).body.contentKey).toBe(both[1]?.body.contentKey);
    expect(both[0]?.body.contentKey).toBe(both[1]?.body.contentKey);
    const { body } = await author.get(`${cms}/spaces/${space.id}/media?fileHash=${hashOf(bytes)}`);
    expect((body as { items: unknown[] }).items).toHaveLength(1);
    const original = await author.get(`${cms}/contents/${both[0]?.body.contentKey}/media`);
    expect(original.body).toMatchObject({ file: { contentSize: bytes.byteLength } });
    expect(await listOpen()).toEqual([]);
    expect(await countParts(id)).toBe(0);
    expect((await put(id, 0, first)).status).toBe(204);
    expect(await countParts(id)).toBe(0);
  });

  test('a file that the library has is rejected, and allowed without being sent again', async () => {
    const bytes = await largePicture();
    const { contentKey } = (await finish(await sendAll(bytes))).body;
    const id = await sendAll(bytes);
    const rejected = await finish(id);
    expect(rejected).toMatchObject({ status: 409, body: { output: { duplicates: [{ contentKey }] } } });
    const allowed = await finish(id, { allowDuplicate: true });
    expect(allowed.status).toBe(201);
    expect(allowed.body.contentKey).not.toBe(contentKey);
  });

  test('a file is replaced in parts, once, by who may still replace it when all of them are there', async () => {
    const { contentKey } = (await finish(await sendAll(await largePicture()))).body;
    const bytes = await largePicture();
    const replace = async (by = author, more: object = {}) => {
      const response = await by.post(`${cms}/contents/${contentKey}/media-uploads`, {
        ...{ fileName: 'Large.png', fileSize: bytes.byteLength, fileHash: hashOf(bytes), lastModified: 5 },
        ...more,
      });
      follows('createMediaReplacement', response);
      return response as TestResponse & { readonly body: Upload };
    };
    const id = (await replace()).body.mediaUploadId;
    expect(await listOpen()).toMatchObject([{ mediaUploadId: id, replaces: { contentKey, title: 'Large' } }]);
    const parts = partsOf(bytes);
    await put(id, 0, parts[0] as Buffer);
    // The same file on its way to an item of its own is another upload.
    const other = (await begin(bytes)).body;
    expect(other).toMatchObject({ receivedParts: [], replaces: null });
    expect(other.mediaUploadId).not.toBe(id);
    await cancel(other.mediaUploadId);
    expect((await replace()).body).toMatchObject({ mediaUploadId: id, receivedParts: [0] });
    expect((await replace(buyer)).status).toBe(404);
    expect((await put(id, 1, parts[1] as Buffer, colleague)).status).toBe(403);

    for (const number of [1, 2]) await put(id, number, parts[number] as Buffer);
    // Meanwhile it is published: only who may publish replaces it then, and nothing that has arrived is lost.
    const { managedContentVariantId } = (await author.get(`${cms}/contents/${contentKey}/media`))
      .body as Record<string, string>;
    const publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    await publisher.post(`${cms}/contents/publish`, { variantIds: [managedContentVariantId] });
    expect((await finish(id)).status).toBe(403);
    expect(await countParts(id)).toBe(3);
    await publisher.post(`${cms}/contents/unpublish`, { variantIds: [managedContentVariantId] });
    const before = await shop.database
      .selectFrom('managed_content_upload')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const both = await Promise.all([finish(id), finish(id)]);
    for (const { status, body } of both)
      expect([status, body]).toMatchObject([201, { contentKey, file: { fileHash: hashOf(bytes) } }]);
    // As one that read the upload before the other was done, and its parts after that.
    expect(await joinParts(before, shop.database)).toEqual({ contentId: expect.any(String) });
    expect(await listOpen()).toEqual([]);
    const { body } = await author.get(`${cms}/spaces/${space.id}/media?fileHash=${hashOf(bytes)}`);
    expect((body as { items: unknown[] }).items).toMatchObject([{ contentKey }]);
  });

  test('parts of another file, or of another size, make no item', async () => {
    const bytes = await largePicture();
    const [first, second, third] = partsOf(bytes) as [Buffer, Buffer, Buffer];
    const { mediaUploadId: id } = (await begin(bytes)).body;
    expect((await put(id, 0, third)).status).toBe(400);
    for (const number of ['3', '-1', '1e0', 'x']) expect((await put(id, number, first)).status).toBe(400);
    await put(id, 0, second);
    await put(id, 1, first);
    await put(id, 2, third);
    const response = await finish(id);
    expect([response.status, JSON.stringify(response.body)]).toEqual([
      400,
      expect.stringContaining('another file than was announced'),
    ]);
    // They are not requested again.
    expect(await listOpen()).toMatchObject([{ mediaUploadId: id, receivedParts: [] }]);
    expect((await cancel(id)).status).toBe(204);
    expect(await listOpen()).toEqual([]);
    expect((await put(id, 0, first)).status).toBe(404);
  });

  test('nobody else reaches an upload, nor is it in their way', async () => {
    const bytes = await largePicture();
    const { mediaUploadId: id } = (await begin(bytes)).body;
    const part = partsOf(bytes)[0] as Buffer;
    expect(await listOpen(colleague)).toEqual([]);
    expect((await put(id, 0, part, colleague)).status).toBe(403);
    expect((await finish(id, {}, colleague)).status).toBe(403);
    expect((await cancel(id, colleague)).status).toBe(403);
    expect((await put(id, 0, part, buyer)).status).toBe(404);
    expect((await begin(bytes, {}, colleague)).body.mediaUploadId).not.toBe(id);
    for (const { mediaUploadId } of await listOpen(colleague)) await cancel(mediaUploadId, colleague);
    await cancel(id);
  });

  test('a user has some uploads open and some bytes, and no file is too large', async () => {
    const bytes = await largePicture();
    const maxBytes = 20 * 1_048_576;
    expect((await begin(bytes, { fileSize: maxBytes + 1 })).status).toBe(400);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await begin(bytes, { fileName: `Large ${index}.png`, fileSize: maxBytes })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 400]);
    for (const { mediaUploadId } of await listOpen()) await cancel(mediaUploadId);
    const small = await Promise.all(
      Array.from({ length: 22 }, (_, index) => begin(bytes, { fileName: `Small ${index}.png` })),
    );
    expect(small.filter(({ status }) => status === 201)).toHaveLength(20);
    for (const { mediaUploadId } of await listOpen()) await cancel(mediaUploadId);
  });

  test('after a day an upload is gone, and the rule of its age removes it with its parts', async () => {
    const bytes = await largePicture();
    const { mediaUploadId: id } = (await begin(bytes)).body;
    await put(id, 0, partsOf(bytes)[0] as Buffer);
    await sql`
      update managed_content_upload set created_date = created_date - interval '25 hours' where id = ${id}`.execute(
      shop.database,
    );
    expect(await listOpen()).toEqual([]);
    expect((await finish(id)).status).toBe(404);
    const now = new Date();
    const before = new Date(now.getTime() - 86_400_000);
    const purge = purgeByAge('managed_content_upload', 'created_date');
    expect(await purge({ database: shop.database, now, before, limit: 100, cursor: null })).toBe(1);
    expect(await countParts(id)).toBe(0);
  });
});
