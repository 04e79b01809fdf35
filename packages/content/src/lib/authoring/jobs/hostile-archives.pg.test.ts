import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEngines } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { createWorker } from '@relab/server/jobs';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../archive/read-zip.ts';
import { writeZip } from '../../archive/write-zip.ts';
import { contentKey } from '../../content-key.ts';
import { publishContent } from '../../seeding/publish-content.ts';
import { transferLimits } from './limits.ts';
import { contentTransferHandler } from './transfer-job.ts';

const cms = '/services/data/v63.0/connect/cms';
const plain = '/services/data/v63.0/cms';
const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const news = 'sfdc_cms__news';

interface Job {
  readonly id: string;
  readonly status: string;
  readonly errorMessage: string | null;
  readonly body: { readonly jobBodies: readonly { readonly url: string; readonly name: string }[] };
}

const entry = (name: string, value: unknown) => ({
  name,
  bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});
/** Letters that do not pack well, always the same. */
const noise = (length: number) =>
  Array.from({ length: Math.ceil(length / 40) }, (_, at) => contentKey(`noise ${at}`)).join('');
const metaOf = (apiName: string, more: object = {}) => ({
  ...{ apiName, contentKey: contentKey(apiName), externalId: null, language: 'en_US', path: [], type: news },
  ...more,
});
const fileOf = (title: string, contentBody: unknown) => ({
  ...{ contentBody, title, type: news, urlName: null, variantType: 'Content' },
});
const content = (apiName: string, body: unknown, meta: object = {}) => [
  entry(`folders/${news}/${apiName}/_meta.json`, metaOf(apiName, meta)),
  entry(
    `folders/${news}/${apiName}/en_US/content.json`,
    typeof body === 'string' ? body : fileOf(apiName, body),
  ),
];

describe.each(testEngines)('hostile archives on %s', (engine) => {
  let folder: string;
  let shop: TestServer;
  let publisher: TestBrowser;
  let spaceId: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-hostile-archives-'));
    shop = await testServer(engine, { files: { folder } });
    await publishContent(shop.database, { site });
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    spaceId = ((await publisher.get(`${cms}/spaces/shop`)).body as { id: string }).id;
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (path: string, init: RequestInit = {}) => {
    const cookie = [...publisher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...{ 'sec-fetch-site': 'same-origin', cookie },
      ...(init.headers as Record<string, string>),
    };
    return shop.server.fetch(new Request(new URL(path, origin), { ...init, headers }));
  };
  const run = async (path: string, input: object): Promise<Job> => {
    const answer = await publisher.post(`${cms}/spaces/${spaceId}/contents/${path}`, input);
    expect(answer).toMatchObject({ status: 201 });
    await createWorker({
      database: shop.database,
      handlers: [contentTransferHandler(createFolderStore(folder))],
      now: () => new Date(),
      log: (line) => void shop.lines.push(line),
    }).runDue();
    return (await publisher.get(`${plain}/spaces/${spaceId}/jobs/${(answer.body as Job).id}`)).body as Job;
  };
  const importing = async (bytes: Uint8Array, more: object = {}): Promise<Job> => {
    const form = new FormData();
    form.append('json', new Blob(['{}'], { type: 'application/json' }));
    form.append('fileData', new File([Buffer.from(bytes)], 'a.zip'));
    const whole = await new Response(form).blob();
    const uploaded = await send(`${uiApi}/records/content-documents/content-versions`, {
      method: 'POST',
      body: await whole.arrayBuffer(),
      headers: { 'content-type': whole.type },
    });
    expect(uploaded.status, await uploaded.clone().text()).toBe(201);
    const { contentVersion } = (await uploaded.json()) as { contentVersion: { id: string } };
    return await run('import', { managedContentBodyId: contentVersion.id, ...more });
  };
  const download = async ({ body }: Job, end: string): Promise<Buffer> => {
    const url = body.jobBodies.find(({ name }) => name.endsWith(end))?.url ?? '';
    return Buffer.from(await (await send(url)).arrayBuffer());
  };
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(shop.database);
    return rows[0]?.count ?? 0;
  };
  const tables = ['managed_content', 'managed_content_variant', 'managed_content_folder', 'media'];
  const counts = () => Promise.all(tables.map(count));

  test('contents that name each other and themselves come in, are published, and go out again', async () => {
    const link = (name: string) => `<p>{!cms-media: ${contentKey(name)}}</p>`;
    const job = await importing(
      writeZip([
        ...content('ring_a', { title: 'A', body: link('ring_b') }),
        ...content('ring_b', { title: 'B', body: link('ring_a') }),
        ...content('ring_self', {
          title: 'Self',
          body: link('ring_self'),
          bannerImage: { contentKey: contentKey('ring_self') },
        }),
      ]),
      { autoPublish: true },
    );
    expect(job).toMatchObject({ status: 'Completed', errorMessage: null });
    const { managedContentId } = (await publisher.get(`${cms}/contents/${contentKey('ring_a')}`)).body as {
      managedContentId: string;
    };
    const out = await run('export', {
      managedContentIds: [managedContentId],
      includeReferenceContent: true,
      name: 'Ring',
    });
    expect(out.status).toBe('Completed');
    const names = [...readZip(await download(out, '.zip'), transferLimits.archive)].map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('_meta.json'))).toEqual(
      ['ring_a', 'ring_b'].map((name) => `folders/${news}/${name}/_meta.json`),
    );
  });

  test('values of wrong types and of any depth are reported one by one, and nothing of them is stored', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    // Beside a text that does not pack well, so that the archive is no bomb.
    const deep = (depth: number) => `{"title":"x","body":${nested(depth)},"excerpt":"${noise(depth / 10)}"}`;
    const raw = (body: string) => JSON.stringify(fileOf('x', '@')).replace('"@"', body);
    const bad: Readonly<Record<string, readonly [unknown, object?]>> = {
      deep: [raw(deep(100_000))],
      deepest: [raw(deep(1_500_000))],
      prototype: [raw('{"title":"x","__proto__":{"isAdmin":true}}')],
      own_constructor: [raw('{"title":"x","constructor":"y"}')],
      list_body: [raw('[]')],
      number_title: [{ title: 7 }],
      object_text: [{ title: 'x', body: { html: '<p>a</p>' } }],
      null_character: [{ title: 'a\0b' }],
      half_pair: [raw('{"title":"\\ud800"}')],
      key_of_nothing: [{ title: 'x' }, { contentKey: '../../etc/passwd' }],
      key_of_number: [{ title: 'x' }, { contentKey: 7 }],
      path_too_deep: [{ title: 'x' }, { path: Array.from({ length: 21 }, (_, at) => `f${at}`) }],
      path_of_objects: [{ title: 'x' }, { path: [{ name: 'f' }] }],
      path_with_null: [{ title: 'x' }, { path: ['a\0b'] }],
      type_of_prototype: [{ title: 'x' }, { type: '__proto__' }],
      language_of_prototype: [{ title: 'x' }, { language: 'constructor' }],
    };
    const before = await counts();
    const job = await importing(
      writeZip(Object.entries(bad).flatMap(([name, [body, meta]]) => content(name, body, meta))),
      { autoPublish: true },
    );
    expect(job.status).toBe('CompletedWithError');
    const report = (await download(job, '.csv')).toString();
    for (const name of Object.keys(bad)) expect(report, name).toContain(`/${name}/`);
    expect(report).not.toMatch(/RangeError|TypeError|stack|syntax error|constraint/);
    expect(await counts()).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  test('a path as deep as folders may be comes in, and names of folders lead nowhere', async () => {
    const path = Array.from({ length: 20 }, (_, at) => `Level ${at}`);
    const first = await importing(writeZip(content('deep_enough', { title: 'x' }, { path })));
    expect(first).toMatchObject({ status: 'Completed', errorMessage: null });
    const before = await counts();
    const twisted = ['..', '.', '/etc/passwd', 'C:\\', '%2e%2e%2f'];
    const second = await importing(writeZip(content('odd_names', { title: 'x' }, { path: twisted })));
    expect(second.status).toBe('Completed');
    const [contents = 0, variants = 0, folders = 0, media = 0] = before;
    // Names of folders are words in a table, and lead nowhere.
    expect(await counts()).toEqual([contents + 1, variants + 1, folders + twisted.length, media]);
  });

  test('ten thousand entries that are no content are one report, and the content among them comes in', async () => {
    const junk = Array.from({ length: 10_000 }, (_, at) => entry(`junk/${at}.json`, '{}'));
    const job = await importing(writeZip([...junk, ...content('among_many', { title: 'x' })]));
    expect(job.status).toBe('CompletedWithError');
    const report = (await download(job, '.csv')).toString();
    expect(report.match(/This is no part of an export/g)).toHaveLength(10_000);
    expect((await publisher.get(`${cms}/contents/${contentKey('among_many')}`)).status).toBe(200);
  });
});
