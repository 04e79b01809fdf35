import { describe, expect, test, vi } from 'vitest';
import { getObjectInfo } from '../object-info/object-info.ts';
import { accounts, getAccounts } from '../records/accounts.fixture.ts';
import { getRecord } from '../records/get-record.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import type { Upload } from '../transport/send.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content-version.ts';

const documentId = '069000000000001AAA';
const versionId = '068000000000001AAA';
const linkId = '06A000000000001AAA';
const parentId = '001000000000001AAA';
const field = (value: unknown) => ({ displayValue: null, value });
const record = (apiName: string, id: string, fields: Record<string, unknown>, weakEtag = 1) => ({
  apiName,
  id,
  weakEtag,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(value)])),
});
const composite = (Title: string, version = 1) => ({
  contentDocument: record('ContentDocument', documentId, { Title }, version),
  contentDocumentLinks: [record('ContentDocumentLink', linkId, { LinkedEntityId: parentId })],
  contentVersion: record('ContentVersion', versionId, { ContentDocumentId: documentId, Title }),
});

const fileData = new Blob(['hello'], { type: 'text/plain' });
const script = {
  'POST /content-documents/content-versions': reply(201, composite('Report')),
  'POST /content-documents/*/content-versions': reply(201, composite('Second', 2)),
  'GET /records/*': record('ContentDocument', documentId, { Title: 'First' }),
  'POST /list-records/*/*': { count: 0, records: [] },
};
const read = { recordId: documentId, fields: ['ContentDocument.Title'] };

describe('an upload', () => {
  test('D-096, D-238, C-061, C-208: keeps its three kinds of records for 30 days', async () => {
    const { client, fetch, pass } = testClient(script);
    const response = await createContentDocumentAndVersion(client, { fileData, title: 'Report' });
    expect(response).toEqual(composite('Report'));
    pass(2_591_999_999);
    expect((await getRecord(client, read)).fields.Title?.value).toBe('Report');
    await getRecord(client, { recordId: versionId, fields: ['ContentVersion.Title'] });
    await getRecord(client, { recordId: linkId, fields: ['ContentDocumentLink.LinkedEntityId'] });
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    expect(getRecord.peek(client, read).state).toBe('Stale');
  });

  test('D-098, C-062: an upload goes to a new document, or to the one that is named', async () => {
    const { client, fetch } = testClient(script);
    await createContentDocumentAndVersion(client, { fileData });
    await createContentVersion(client, { fileData, contentDocumentId: documentId.slice(0, 15) });
    expect(fetch.requests.map(({ path }) => path.split('/records/')[1])).toEqual([
      'content-documents/content-versions',
      `content-documents/${documentId}/content-versions`,
    ]);
  });

  test('X-44, C-062: travels as a form', async () => {
    const bodies: unknown[] = [];
    const { client } = testClient(
      {},
      {
        fetch: async (_, { body }) => {
          bodies.push(body);
          return new Response(JSON.stringify(composite('Report')), { status: 201 });
        },
      },
    );
    await createContentDocumentAndVersion(client, { fileData, title: 'Report', description: 'Q3' });
    const [form] = bodies;
    if (!(form instanceof FormData)) throw new Error('No form was sent.');
    expect([...form.keys()]).toEqual(['json', 'fileData']);
    const json = form.get('json');
    expect(json instanceof Blob && JSON.parse(await json.text())).toEqual({
      title: 'Report',
      description: 'Q3',
    });
  });

  test('an upload has the document that is observed show the new version', async () => {
    const info = { apiName: 'ContentDocument', fields: { Title: { calculated: false } } };
    const { client, fetch } = testClient({ ...script, 'GET /object-info/*': info });
    await getObjectInfo(client, { objectApiName: 'ContentDocument' });
    getRecord.observe(client, read, () => {});
    await settle();
    await createContentVersion(client, { fileData, contentDocumentId: documentId });
    expect(getRecord.peek(client, read).data?.fields.Title?.value).toBe('Second');
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
  });

  test('touches the lists of its object, and what hangs from the record it is linked to', async () => {
    const { client } = testClient(script);
    const touched = vi.fn();
    getAccounts.observe(client, accounts, () => {});
    await settle();
    const source = getAccounts.source(client, accounts);
    if (!source) throw new Error('The list is not read.');
    client.sources.set(source.key, { ...source, isAffectedBy: (change) => touched(change) as never });
    await createContentDocumentAndVersion(client, { fileData });
    expect(touched.mock.calls.map(([change]) => change)).toMatchObject([
      { operation: 'create', id: documentId, objectApiName: 'ContentDocument' },
      {
        operation: 'create',
        id: versionId,
        objectApiName: 'ContentVersion',
        parents: new Set([documentId]),
      },
      {
        operation: 'create',
        id: linkId,
        objectApiName: 'ContentDocumentLink',
        parents: new Set([parentId]),
      },
    ]);
  });

  test('with an odd answer is done all the same', async () => {
    for (const response of [reply(204), {}, [], { contentDocument: null, contentDocumentLinks: 7 }]) {
      const { client } = testClient({ ...script, 'POST /content-documents/*/content-versions': response });
      getRecord.observe(client, read, () => {});
      await settle();
      await createContentVersion(client, { fileData, contentDocumentId: documentId });
      expect(getRecord.peek(client, read).data?.fields.Title?.value).toBe('First');
    }
  });

  test('D-232: an upload that is rejected throws what the server says', async () => {
    const { client } = testClient({
      'POST /content-documents/content-versions': reply(400, [
        { errorCode: 'TOO_LARGE', message: 'Too large.' },
      ]),
    });
    await expect(createContentDocumentAndVersion(client, { fileData })).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });
});

test.each([
  ['D-150: file data as a text', createContentDocumentAndVersion, { fileData: 'hello' }],
  ['D-097: no file data', createContentDocumentAndVersion, { title: 'Report' }],
  ['D-150: a list as file data', createContentVersion, { fileData: [], contentDocumentId: documentId }],
  ['D-098: a version of no document', createContentVersion, { fileData }],
  ['a title that is no text', createContentVersion, { fileData, contentDocumentId: documentId, title: 7 }],
])('%s is refused', async (_, write, config) => {
  const { client, fetch } = testClient(script);
  await expect(write(client, config as never)).rejects.toThrow(`Invalid config for "${write.id}"`);
  expect(fetch.requests).toHaveLength(0);
});

describe('progress', () => {
  test('progress is reported by a transport that supports it', async () => {
    const sent: (string | undefined)[] = [];
    const upload: Upload = async (url, { method }, onProgress) => {
      sent.push(method, url);
      onProgress(2, 5);
      onProgress(5, 5);
      return new Response(JSON.stringify(composite('Report')), { status: 201 });
    };
    const { client, fetch } = testClient({}, { upload });
    const onProgress = vi.fn();
    await createContentDocumentAndVersion(client, { fileData }, { onProgress });
    expect(onProgress.mock.calls).toEqual([
      [2, 5],
      [5, 5],
    ]);
    expect(sent[1]).toContain('/content-documents/content-versions');
    expect(fetch.requests).toHaveLength(0);
  });

  test('progress is reported once, at the end, where there is only fetch', async () => {
    const { client, fetch } = testClient(script);
    const onProgress = vi.fn();
    const release = fetch.hold();
    const sent = createContentDocumentAndVersion(client, { fileData }, { onProgress });
    await settle();
    expect(onProgress).not.toHaveBeenCalled();
    release();
    await sent;
    expect(onProgress).toHaveBeenCalledTimes(1);
    const [[bytes, total]] = onProgress.mock.calls as [[number, number]];
    expect(bytes).toBe(total);
    expect(total).toBeGreaterThanOrEqual(fileData.size);
  });

  test('no other call reports progress', async () => {
    const upload = vi.fn();
    const { client } = testClient(script, { upload });
    await createContentDocumentAndVersion(client, { fileData });
    await getRecord(client, read);
    expect(upload).not.toHaveBeenCalled();
  });

  test('keeps a call alive that would be late without it', async () => {
    vi.useFakeTimers();
    const upload: Upload = async (_, __, onProgress) => {
      for (let part = 1; part <= 4; part++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        onProgress(part, 4);
      }
      return new Promise(() => {});
    };
    const { client } = testClient({}, { upload, timeout: 150 });
    const onProgress = vi.fn();
    const failed = vi.fn();
    createContentDocumentAndVersion(client, { fileData }, { onProgress }).catch(failed);
    await vi.advanceTimersByTimeAsync(549);
    expect(onProgress).toHaveBeenCalledTimes(4);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(failed.mock.lastCall?.[0]).toMatchObject({ kind: 'timeout' });
  });
});
