import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { createFolderStore, storeFile } from '@relab/records/files';
import { createWorker, type JobHandler } from '@relab/server/jobs';
import { claimedPng } from '@relab/server/testing';
import {
  origin,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../archive/read-zip.ts';
import { writeZip } from '../../archive/write-zip.ts';
import { contentKey } from '../../content-key.ts';
import { upsertMedia } from '../../media/upsert-media.ts';
import { publishContent } from '../../seeding/publish-content.ts';
import { upsertTaxonomy } from '../../seeding/upsert-taxonomy.ts';
import { deleteExpiredJobFiles } from './delete-expired-job-files.ts';
import { transferLimits } from './limits.ts';
import { contentTransferHandler } from './transfer-job.ts';

const cms = '/services/data/v63.0/connect/cms';
const plain = '/services/data/v63.0/cms';
const photo = contentKey('photo');
const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de', 'fr'] };

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}
interface Job {
  readonly id: string;
  readonly status: string;
  readonly errorMessage: string | null;
  readonly body: {
    readonly jobBodies: readonly { readonly id: string; readonly url: string; readonly name: string }[];
  };
}

describe.each(testEngines)('jobs of content on %s', (engine) => {
  let folder: string;
  let shop: TestServer;
  let author: TestBrowser & { readonly person: { readonly userId: string } };
  let publisher: TestBrowser;
  /** Reads the shop, and nothing else. */
  let reader: TestBrowser;
  let buyer: TestBrowser;
  let spaceId: string;
  let otherId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const asked = (path: string, by: TestBrowser, init: RequestInit = {}) => {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', cookie, ...(init.headers as Record<string, string>) };
    return shop.server.fetch(new Request(new URL(path, origin), { ...init, headers }));
  };
  const download = async (url: string, by: TestBrowser = author): Promise<Uint8Array> => {
    const response = await asked(url, by);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const upload = async (bytes: Uint8Array | string, name = 'a.zip', by: TestBrowser = author) => {
    const form = new FormData();
    form.append('json', new Blob(['{}'], { type: 'application/json' }));
    form.append('fileData', new File([Buffer.from(bytes)], name));
    const whole = await new Response(form).blob();
    const response = await asked(`${uiApi}/records/content-documents/content-versions`, by, {
      method: 'POST',
      body: await whole.arrayBuffer(),
      headers: { 'content-type': whole.type },
    });
    const body = (await response.json()) as { contentVersion: { id: string } };
    return { status: response.status, id: body.contentVersion?.id };
  };
  const handlers = () => [contentTransferHandler(createFolderStore(folder))];
  const worker = (more: readonly JobHandler[] = handlers(), later = 0) =>
    createWorker({
      database: shop.database,
      handlers: more,
      now: () => new Date(Date.now() + later),
      log: (line) => void shop.lines.push(line),
    });
  const jobOf = async (id: string, space = spaceId): Promise<Job> =>
    (await author.get(`${plain}/spaces/${space}/jobs/${id}`)).body as Job;
  const ask = async (
    path: string,
    input: object,
    by: TestBrowser = author,
    space = spaceId,
  ): Promise<string> => {
    const answer = await by.post(`${cms}/${path.replace('{}', space)}`, input);
    expect(answer).toMatchObject({ status: 201, body: { status: 'Created' } });
    return (answer.body as Job).id;
  };
  const run = async (path: string, input: object, by?: TestBrowser, space = spaceId): Promise<Job> => {
    const id = await ask(path, input, by, space);
    await worker().runDue();
    return await jobOf(id, space);
  };
  const exportAll = async (more: object = {}, space = spaceId): Promise<Uint8Array> => {
    const input = { includeTranslations: true, includeTaxonomyTerms: true, name: 'All', ...more };
    const job = await run('spaces/{}/contents/export', input, author, space);
    expect(job).toMatchObject({ status: 'Completed', errorMessage: null });
    return await download(job.body.jobBodies[0]?.url ?? '');
  };
  const importing = async (
    bytes: Uint8Array,
    more: object = {},
    by: TestBrowser = author,
    space = spaceId,
  ) => {
    const { id } = await upload(bytes, 'a.zip', by);
    return await run('spaces/{}/contents/import', { managedContentBodyId: id, ...more }, by, space);
  };
  const names = (bytes: Uint8Array): string[] =>
    [...readZip(bytes, transferLimits.archive)].map(({ name }) => name);
  const json = (bytes: Uint8Array, name: string): unknown => {
    const found = [...readZip(bytes, transferLimits.archive)].find((entry) => entry.name === name);
    return JSON.parse(Buffer.from(found?.bytes ?? '').toString());
  };
  const problems = async ({ body }: Job): Promise<string> =>
    Buffer.from(
      await download(body.jobBodies.find(({ name }) => name.endsWith('.csv'))?.url ?? ''),
    ).toString();
  const make = async (title: string, body: object, more: object = {}): Promise<Made> => {
    const answer = await author.post(`${cms}/contents`, {
      ...{
        contentSpaceOrFolderId: spaceId,
        contentType: 'sfdc_cms__news',
        title,
        contentBody: body,
        ...more,
      },
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Made;
  };
  const variant = (key: string, language: string, title: string, body: object) =>
    author.post(`${cms}/contents/variants`, {
      ...{
        managedContentKeyOrId: key,
        language,
        title,
        contentBody: body,
        urlName: `${title.toLowerCase()}`,
      },
    });
  const empty = async (): Promise<void> => {
    for (const table of ['managed_content_deployment', 'delivered_content', 'managed_content', 'media'])
      await sql`delete from ${sql.table(table)}`.execute(shop.database);
    await sql`delete from managed_content_folder where parent_id is not null`.execute(shop.database);
  };
  const folderIn = async (name: string, parentFolderId: string): Promise<string> =>
    ((await author.post(`${cms}/folders`, { name, parentFolderId })).body as { id: string }).id;

  let rotor: Made;
  let guide: Made;
  let deep: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-content-jobs-'));
    shop = await testServer(engine, { files: { folder } });
    await publishContent(shop.database, { site });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    buyer = await shop.signedIn('buyer@example.com', ['buyer']);
    const readerBrowser = await shop.signedIn('reader@example.com', ['seller']);
    reader = readerBrowser;
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const space = (await author.get(`${cms}/spaces/shop`)).body as { id: string; rootFolderId: string };
    spaceId = space.id;
    const other = await administrator.post(`${cms}/spaces`, { name: 'Other', supportedLanguages: ['de'] });
    otherId = (other.body as { id: string }).id;
    await sql`
      insert into managed_content_collaborator (space_id, user_id, role)
      values (${spaceId}, ${readerBrowser.person.userId}, 'ContentReader')`.execute(shop.database);
    await upsertTaxonomy(shop.database, {
      name: 'equipment',
      label: 'Equipment',
      terms: [{ name: 'rotors', label: 'Rotors' }],
    });

    deep = await folderIn('Parts / small', await folderIn('Guides', space.rootFolderId));
    const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const picture = {
      bytes,
      type: { name: 'PNG', mimeType: 'image/png', extension: 'png' },
      title: 'Photo',
      ownerId: null,
    };
    const kept = await storeFile(
      { database: shop.database, now: () => new Date() },
      createFolderStore(folder),
      picture,
    );
    await upsertMedia(shop.database, [
      {
        contentKey: photo,
        kind: 'photo',
        source: { versionId: kept.versionId },
        title: 'A rotor',
        mimeType: 'image/webp',
        rank: 7,
        width: 8,
        height: 4,
      },
      {
        contentKey: contentKey('drawn'),
        kind: 'drawing',
        source: { shape: 1 },
        title: 'Drawn',
        mimeType: 'image/webp',
      },
    ]);
    rotor = await make(
      'Rotor',
      {
        title: 'Rotor',
        body: `<p>Spins &amp; <b>spins</b></p>{!cms-media: ${contentKey('drawn')}}`,
        bannerImage: { contentKey: photo },
      },
      { urlName: 'rotor', apiName: 'rotor' },
    );
    await variant(rotor.contentKey, 'de', 'Rotor', { title: 'Rotor', body: '<p>Dreht</p>' });
    guide = await make(
      'Guide',
      {
        title: 'Guide',
        body: `<p>{!cms-media: ${rotor.contentKey}}</p>`,
        bannerImage: { contentKey: rotor.contentKey },
      },
      { contentSpaceOrFolderId: deep, apiName: 'guide', externalId: 'G-1' },
    );
    await make(
      'List',
      { source: 'manual', contentKeys: [guide.contentKey, rotor.contentKey] },
      { contentType: 'sfdc_cms__collection', apiName: 'list' },
    );
    const { rows } = await sql<{ id: string }>`select id from content_taxonomy_term`.execute(shop.database);
    await author.send('PATCH', `${cms}/contents/${rotor.contentKey}/taxonomy-terms?publish=false`, {
      termsToAdd: rows.map(({ id }) => id),
    });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('C-089, C-090, C-092: an export is a job, whose archive whoever reads the space downloads', async () => {
    const answer = await author.post(`${cms}/spaces/${spaceId}/contents/export`, {
      folderIds: [deep],
      name: 'Guides',
    });
    follows('exportContent', answer);
    const { id } = answer.body as Job;
    expect(answer.body).toMatchObject({
      ...{ name: 'Guides', status: 'Created', type: 'Export', jobType: 'Export', body: { jobBodies: [] } },
      ...{
        id: expect.stringMatching(/^0jb/),
        createdById: author.person.userId,
        createdByName: 'Test Person',
      },
    });
    await worker().runDue();
    const done = await reader.get(`${plain}/spaces/${spaceId}/jobs/${id}`);
    follows('getJob', done);
    expect(done.body).toMatchObject({
      status: 'Completed',
      progress: { done: 1, total: 1 },
      body: { jobBodies: [{ bodyType: 'Output', name: 'Guides.zip', id: expect.stringMatching(/^068/) }] },
    });
    const url = (done.body as Job).body.jobBodies[0]?.url ?? '';
    const bytes = await download(url, reader);
    expect(names(bytes)).toEqual([
      'folders/sfdc_cms__news/guide/_meta.json',
      'folders/sfdc_cms__news/guide/en_US/content.json',
    ]);
    expect(json(bytes, 'folders/sfdc_cms__news/guide/_meta.json')).toEqual({
      ...{ apiName: 'guide', contentKey: guide.contentKey, externalId: 'G-1', language: 'en_US' },
      ...{ path: ['Guides', 'Parts / small'], type: 'sfdc_cms__news' },
    });
    for (const [by, status] of [
      [buyer, 404],
      [shop.browser(), 403],
    ] as const)
      expect((await asked(url, by)).status).toBe(status);
    expect((await asked(url.replace(spaceId, otherId), author)).status).toBe(404);
  });

  test('the files of a job that ended go, and the job tells how it ended still', async () => {
    const job = await run('spaces/{}/contents/export', { folderIds: [deep], name: 'Old' });
    const { id = '', url = '' } = job.body.jobBodies[0] ?? {};
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    const forgotten = async (days: number) =>
      await shop.database
        .transaction()
        .execute((transaction) => deleteExpiredJobFiles(transaction, after(days)));
    expect(await forgotten(-1)).toEqual([]);
    expect((await download(url)).byteLength).toBeGreaterThan(0);
    expect(await forgotten(1)).toContain(id);
    expect(await forgotten(1)).toEqual([]);
    expect((await asked(url, author)).status).toBe(404);
    expect(await jobOf(job.id)).toMatchObject({ status: 'Completed', body: { jobBodies: [] } });
    const { rows } = await sql`select 1 from content_version where id = ${id}`.execute(shop.database);
    expect(rows).toEqual([]);
    // Those of the tests before are old by then as well; what is used as a picture is none of them.
    const { rows: pictures } = await sql`
      select 1 from media m join content_version v on v.id = m.source ->> 'versionId'`.execute(shop.database);
    expect(pictures).toHaveLength(1);
  });

  test('C-091: the jobs of a space come in pages, the newest first, of one kind if asked for', async () => {
    await exportAll({ name: 'Second' });
    const all = await author.get(`${plain}/spaces/${spaceId}/jobs?jobType=Export&pageSize=1`);
    follows('getJobs', all);
    expect(all.body).toMatchObject({ jobs: [{ name: 'Second' }], previousPageUrl: null });
    const next = await author.get((all.body as { nextPageUrl: string }).nextPageUrl);
    expect(next.body).toMatchObject({ jobs: [{ name: 'Old' }] });
    expect((await author.get(`${plain}/spaces/${spaceId}/jobs?jobType=Import`)).body).toMatchObject({
      jobs: [],
    });
    expect((await author.get(`${plain}/spaces/${spaceId}/jobs?jobType=Lost`)).status).toBe(400);
    expect((await author.get(`${cms}/spaces/${spaceId}/jobs?pageSize=1`)).status).toBe(200);
  });

  test('a guest and a buyer start nothing and see nothing; who reads starts nothing; who writes does not publish', async () => {
    const { id } = await upload(await exportAll());
    const calls: [string, object][] = [
      [`${cms}/spaces/${spaceId}/contents/export`, {}],
      [`${cms}/spaces/${spaceId}/contents/import`, { managedContentBodyId: id }],
      [`${cms}/content/spaces/${spaceId}/translation`, { targetLanguages: ['de'] }],
      [`${cms}/contents/${guide.contentKey}/translate`, { targetLanguages: ['de'] }],
    ];
    for (const [path, input] of calls)
      for (const [by, status] of [
        [shop.browser(), 403],
        [buyer, 404],
        [reader, 403],
      ] as const)
        expect([path, (await by.post(path, input)).status]).toEqual([path, status]);
    for (const path of [
      `${plain}/spaces/${spaceId}/jobs`,
      `${plain}/spaces/${spaceId}/jobs/0jb000000000001AAA`,
    ])
      for (const [by, status] of [
        [shop.browser(), 403],
        [buyer, 404],
      ] as const)
        expect((await by.get(path)).status).toBe(status);
    const publishing = { managedContentBodyId: id, autoPublish: true };
    expect((await author.post(`${cms}/spaces/${spaceId}/contents/import`, publishing)).status).toBe(403);
    // Another's file is not there.
    expect(
      await publisher.post(`${cms}/spaces/${spaceId}/contents/import`, { managedContentBodyId: id }),
    ).toMatchObject({ status: 400, body: [{ fields: ['managedContentBodyId'] }] });
    expect((await upload(writeZip([]), 'a.zip', buyer)).status).toBe(415);
    // Who writes in one space alone brings archives as well, and who only reads there none.
    const archive = await exportAll();
    expect((await upload(archive, 'a.zip', reader)).status).toBe(415);
    const become = (role: string) =>
      sql`update managed_content_collaborator set role = ${role}`.execute(shop.database);
    await become('ContentAuthor');
    const { status, id: own } = await upload(archive, 'a.zip', reader);
    expect(status).toBe(201);
    const start = { managedContentBodyId: own };
    expect((await reader.post(`${cms}/spaces/${spaceId}/contents/import`, start)).status).toBe(201);
    await become('ContentReader');
    expect(
      (await author.post(`${cms}/spaces/${spaceId}/contents/export`, { folderIds: ['9Pu000000000009AAA'] }))
        .status,
    ).toBe(404);
    expect(
      (
        await author.post(`${cms}/spaces/${otherId}/contents/export`, {
          managedContentIds: [guide.managedContentId],
        })
      ).status,
    ).toBe(404);
  });

  test('C-092: references, translations and terms come along if asked for', async () => {
    const one = { managedContentIds: [guide.managedContentId] };
    const bare = await exportAll({ ...one, includeTranslations: false, includeTaxonomyTerms: false });
    expect(names(bare)).toHaveLength(2);
    const whole = await exportAll({ ...one, includeReferenceContent: true });
    expect(names(whole)).toContain('folders/sfdc_cms__news/rotor/de/content.json');
    expect(json(whole, 'folders/sfdc_cms__news/rotor/_meta.json')).toMatchObject({
      taxonomyTerms: [{ taxonomy: 'equipment', term: 'rotors' }],
    });
  });

  test('C-093: export, empty database, import, export gives the same bytes', async () => {
    const before = await exportAll();
    expect(names(before)).toHaveLength(9);
    expect(names(before)).toContain(`media/${photo}/file.png`);
    await empty();
    const job = await importing(before);
    expect(job).toMatchObject({ status: 'Completed', type: 'Import', body: { jobBodies: [] } });
    expect(Buffer.compare(await exportAll(), before)).toBe(0);
    const document = await author.get(`${cms}/contents/${guide.contentKey}`);
    expect(document.body).toMatchObject({
      ...{
        status: { status: 'Draft' },
        versionNumber: '1.0',
        externalId: 'G-1',
        lastModifiedBy: { id: author.person.userId },
      },
    });
    const { rows: media } =
      await sql`select source ->> 'versionId' as file, width, height from media`.execute(shop.database);
    expect(media).toEqual([{ file: expect.stringMatching(/^068/), width: 8, height: 4 }]);
    // Once more changes nothing: what is there is like it.
    expect(await importing(before)).toMatchObject({ status: 'Completed' });
    const { rows } = await sql<{ count: string }>`select count(*) from managed_content_version`.execute(
      shop.database,
    );
    expect(Number(rows[0]?.count)).toBe(4);
  });

  test('into another space the contents get keys of their own, and name each other by them', async () => {
    const source = await exportAll({ managedContentIds: [], folderIds: [], includeTranslations: false });
    const exported = await run('spaces/{}/contents/export', { name: 'Mine' });
    const managedContentBodyId = exported.body.jobBodies[0]?.id;
    // A file that a job left is imported by its id, without being sent back.
    const job = await run('spaces/{}/contents/import', { managedContentBodyId }, author, otherId);
    expect(job.status).toBe('Completed');
    const there = await exportAll({ includeTranslations: false }, otherId);
    expect(names(there)).toEqual(names(source));
    const keyOf = (name: string) =>
      (json(there, `folders/sfdc_cms__news/${name}/_meta.json`) as { contentKey: string }).contentKey;
    expect(keyOf('rotor')).not.toBe(rotor.contentKey);
    expect(json(there, 'folders/sfdc_cms__news/guide/en_US/content.json')).toMatchObject({
      contentBody: {
        body: `<p>{!cms-media: ${keyOf('rotor')}}</p>`,
        bannerImage: { contentKey: keyOf('rotor') },
      },
    });
    expect(json(there, 'folders/sfdc_cms__collection/list/en_US/content.json')).toMatchObject({
      contentBody: { contentKeys: [keyOf('guide'), keyOf('rotor')] },
    });
    expect((await author.get(`${cms}/contents/${guide.contentKey}`)).body).toMatchObject({
      contentSpace: { id: spaceId },
    });
  });

  test('errors are reported entry by entry, the rest is imported, and published if requested', async () => {
    const entry = (name: string, value: unknown) => ({
      name,
      bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    });
    const content = (
      apiName: string,
      body: unknown,
      { meta = {}, file = {}, type = 'sfdc_cms__news', language = 'en_US' } = {},
    ) => [
      entry(`folders/${type}/${apiName}/_meta.json`, {
        ...{
          apiName,
          contentKey: contentKey(apiName),
          externalId: null,
          language: 'en_US',
          path: [],
          type,
          ...meta,
        },
      }),
      entry(`folders/${type}/${apiName}/${language}/content.json`, {
        ...{ contentBody: body, title: apiName, type, urlName: null, variantType: 'Content', ...file },
      }),
    ];
    const job = await importing(
      writeZip([
        ...content('fine', { title: 'Fine', body: '<p onclick="x">a</p><script>b</script>' }),
        ...content('unfinished', { excerpt: 'No title' }),
        ...content('lost_type', {}, { type: 'lost' }),
        ...content('lost_field', { nothing: 1 }),
        ...content('renamed', { title: 'x' }, { meta: { apiName: 'other' } }),
        ...content('mixed', { title: 'x' }, { file: { type: 'sfdc_cms__card' } }),
        ...content('spoken', { title: 'x' }, { language: 'xx' }),
        ...content(
          'termed',
          { title: 'x' },
          { meta: { taxonomyTerms: [{ taxonomy: 'equipment', term: 'lost' }] } },
        ),
        ...content('rotor', { title: 'x' }, { type: 'sfdc_cms__card' }),
        entry('folders/sfdc_cms__news/torn/_meta.json', '{"a":'),
        entry('folders/sfdc_cms__news/torn/en_US/content.json', '\u0000'),
        entry(`media/${contentKey('none')}/_meta.json`, {
          ...{
            altText: null,
            contentKey: contentKey('none'),
            kind: 'photo',
            mimeType: 'image/webp',
            rank: 1,
            title: 'x',
          },
        }),
        entry(`media/${contentKey('none')}/file.png`, '<svg onload="alert(1)"/>'),
        entry('.DS_Store', '=1+1'),
      ]),
      { autoPublish: true, name: 'Mixed' },
      publisher,
    );
    expect(job).toMatchObject({
      status: 'CompletedWithError',
      errorMessage: expect.stringContaining('The error file'),
    });
    const told = await problems(job);
    for (const part of [
      '"unfinished (en_US)","Not published. title',
      '"folders/lost/lost_type/_meta.json","There is no content type lost."',
      'lost_field/_meta.json","nothing: The type has no such field."',
      'renamed/_meta.json","The folder is called otherwise',
      'mixed/en_US/content.json","The content is of the type',
      'spoken/_meta.json","The content in en_US, its first language, is missing."',
      'termed/_meta.json","There is no taxonomy term equipment / lost."',
      'card/rotor/_meta.json","There is a content of another type here, sfdc_cms__news."',
      'torn/_meta.json","This is no JSON',
      'There is no picture or PDF beside it that is taken',
      '".DS_Store","This is no part of an export',
    ])
      expect(told).toContain(part);
    const get = async (name: string) =>
      (await author.get(`${cms}/contents/${contentKey(name)}`)) as TestResponse;
    expect(await get('fine')).toMatchObject({
      body: { isPublished: true, contentBody: { body: '<p>a</p>' } },
    });
    expect(await get('unfinished')).toMatchObject({ body: { isPublished: false } });
    expect((await get('lost_field')).status).toBe(404);
  });

  test.each([
    [
      'names that lead elsewhere',
      () => writeZip([{ name: 'folders/../../etc/passwd', bytes: Buffer.from('x') }]),
      'leads elsewhere',
    ],
    [
      'a bomb',
      () => writeZip([{ name: 'folders/a/b/_meta.json', bytes: Buffer.alloc(3_900_000) }]),
      '200 times',
    ],
    [
      'an entry that is too large',
      () => writeZip([{ name: 'folders/a/b/_meta.json', bytes: Buffer.alloc(27_000_000) }]),
      'larger than',
    ],
    [
      'one that is cut',
      () => writeZip([{ name: 'folders/a', bytes: Buffer.from('x') }]).subarray(0, -5),
      'no zip',
    ],
    [
      'entries of one name',
      () => writeZip(['folders/a', 'folders/a'].map((name) => ({ name, bytes: Buffer.from('x') }))),
      'one name',
    ],
  ])('an archive with %s is refused as a whole', async (_, make, message) => {
    const job = await importing(make());
    expect(job).toMatchObject({
      status: 'Failed',
      errorMessage: expect.stringContaining(message),
      body: { jobBodies: [] },
    });
  });

  test('invalid, truncated and bomb pictures of an archive are reported one by one, and the others are imported', async () => {
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#642' } })
      .jpeg()
      .toBuffer();
    const pictures: readonly (readonly [name: string, bytes: Uint8Array, end: string])[] = [
      ['sound', whole, 'png'],
      // Short, so that the archive itself is none.
      ['bomb', claimedPng(30_000, 30_000).subarray(0, 60_000), 'png'],
      ['cut', whole.subarray(0, whole.length / 2), 'jpg'],
      ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'png'],
      ['page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'webp'],
      ['pdf', Buffer.from('%PDF-1.7'), 'jpg'],
    ];
    const entries = pictures.flatMap(([name, bytes, end]) => {
      const key = contentKey(`hostile ${name}`);
      const meta = {
        altText: null,
        contentKey: key,
        kind: 'photo',
        mimeType: 'image/webp',
        rank: 1,
        title: name,
      };
      return [
        { name: `media/${key}/_meta.json`, bytes: Buffer.from(JSON.stringify(meta)) },
        { name: `media/${key}/file.${end}`, bytes },
      ];
    });
    const job = await importing(writeZip([...entries, { name: 'folders/none', bytes: Buffer.from('x') }]));
    expect(job.status).toBe('CompletedWithError');
    const told = await problems(job);
    const keys = pictures.map(([name]) => contentKey(`hostile ${name}`));
    expect(keys.filter((key) => told.includes(key))).toEqual(keys.slice(1));
    const { rows } = await sql<{ key: string; width: number; type: string }>`
      select m.content_key as key, m.width, v.file_type as type
      from media m join content_version v on v.id = m.source ->> 'versionId'
      where m.content_key = any (${keys})`.execute(shop.database);
    // What it is, its bytes say and not its name.
    expect(rows).toEqual([{ key: keys[0], width: 300, type: 'JPG' }]);
  });

  test('an import that is cut short goes on where it was, and nothing comes in twice', async () => {
    const many = Array.from({ length: 150 }, (_, at) => `many_${String(at).padStart(3, '0')}`);
    const archive = writeZip(
      many.flatMap((apiName) => {
        const meta = {
          apiName,
          contentKey: contentKey(apiName),
          externalId: null,
          language: 'en_US',
          path: ['Many'],
          type: 'sfdc_cms__news',
        };
        const file = {
          contentBody: { title: apiName },
          title: apiName,
          type: meta.type,
          urlName: null,
          variantType: 'Content',
        };
        return [
          { name: `folders/${meta.type}/${apiName}/_meta.json`, bytes: Buffer.from(JSON.stringify(meta)) },
          {
            name: `folders/${meta.type}/${apiName}/en_US/content.json`,
            bytes: Buffer.from(JSON.stringify(file)),
          },
        ];
      }),
    );
    const { id: managedContentBodyId } = await upload(archive, 'a.zip', publisher);
    const id = await ask('spaces/{}/contents/import', { managedContentBodyId, autoPublish: true }, publisher);
    const cut = handlers().map((one) => ({
      ...one,
      run: (payload: unknown, job: Parameters<JobHandler['run']>[1]) =>
        one.run(payload, {
          ...job,
          async progress(done, total) {
            if (done === 100) throw new Error('The process was killed.');
            await job.progress(done, total);
          },
        }),
    }));
    await worker(cut).runDue();
    const there = async () =>
      (
        await sql<{ versions: number; deployments: number }>`
          select (select count(*)::int from managed_content_version v join managed_content_variant x on x.id = v.variant_id
            where x.title like 'many%') as versions, (
            select count(*)::int from managed_content_deployment where name like '%many%') as deployments`.execute(
          shop.database,
        )
      ).rows[0];
    expect(await there()).toEqual({ versions: 100, deployments: 0 });
    expect(await jobOf(id)).toMatchObject({ status: 'Pending', progress: { done: 0, total: 150 } });
    // Two at once: one of them takes it.
    await Promise.all([worker(handlers(), 3_600_000).runDue(), worker(handlers(), 3_600_000).runDue()]);
    expect(await jobOf(id)).toMatchObject({ status: 'Completed', progress: { done: 150, total: 150 } });
    expect(await there()).toEqual({ versions: 150, deployments: 1 });
  });

  test('C-094: words go out to translators and come back as drafts', async () => {
    const input = {
      managedContentVariantIds: undefined as string[] | undefined,
      targetLanguages: ['de', 'fr'],
      name: 'Words',
    };
    const source = (await author.get(`${cms}/contents/${rotor.contentKey}`)).body as Made;
    input.managedContentVariantIds = [source.managedContentVariantId];
    const out = await run('content/spaces/{}/translation', input);
    expect(out).toMatchObject({ status: 'Completed', type: 'Export', jobType: 'Translation' });
    expect(out.body.jobBodies.map(({ name }) => name)).toEqual(['Words.de.xlf', 'Words.fr.xlf']);
    const french = Buffer.from(await download(out.body.jobBodies[1]?.url ?? '')).toString();
    expect(french).toContain('srcLang="en-US" trgLang="fr"');
    const translated = french
      .replaceAll(/<source>([\s\S]*?)<\/source>/g, '<source>$1</source><target>$1</target>')
      .replaceAll(/<target>Rotor/g, '<target>Le rotor')
      .replace(/(<target>.*?)Spins/, '$1Tourne');
    const { id } = await upload(translated, 'words.xlf');
    const back = await run('content/spaces/{}/translation', { managedContentBodyId: id });
    expect(back).toMatchObject({ status: 'Completed', type: 'Import', jobType: 'Translation' });
    const answer = await author.get(`${cms}/contents/${rotor.contentKey}?language=fr`);
    expect(answer.body).toMatchObject({
      ...{ title: 'Le rotor', urlName: 'rotor', versionNumber: '1.0', status: { status: 'Draft' } },
      contentBody: {
        title: 'Le rotor',
        body: `<p>Tourne &amp; <b>spins</b></p>{!cms-media: ${contentKey('drawn')}}`,
        bannerImage: { contentKey: photo },
      },
    });
    // Again with other words it is the next version.
    const again = await upload(translated.replaceAll('Le rotor', 'Un rotor'), 'words.xlf');
    await run('content/spaces/{}/translation', { managedContentBodyId: again.id, targetLanguages: ['fr'] });
    expect((await author.get(`${cms}/contents/${rotor.contentKey}?language=fr`)).body).toMatchObject({
      ...{ title: 'Un rotor', versionNumber: '2.0' },
    });
  });

  test('only what is outstanding goes out, language by language, and what comes back is of the version that went out', async () => {
    const source = await make('Outstanding', { title: 'Outstanding' });
    const { contentKey: key, managedContentVariantId } = source;
    const input = {
      managedContentVariantIds: [managedContentVariantId],
      targetLanguages: ['de', 'fr'],
      onlyOutstanding: true,
      name: 'Rest',
    };
    const translation = 'content/spaces/{}/translation';
    const filesOf = async () =>
      (await run(translation, input)).body.jobBodies.map(({ name, url }) => ({ name, url }));
    await variant(key, 'fr', 'Reste', { title: 'Reste' });
    const [german, ...others] = await filesOf();
    expect([german?.name, others]).toEqual(['Rest.de.xlf', []]);
    const document = Buffer.from(await download(german?.url ?? ''))
      .toString()
      .replaceAll(/<source>(.*?)<\/source>/g, '$&<target>Ausstehend</target>');
    // Saved while the translators have it.
    await author.send('PUT', `${cms}/contents/variants/${managedContentVariantId}`, {
      ...{ title: 'Changed', urlName: '', contentBody: { title: 'Changed' } },
    });
    const { id } = await upload(document, 'rest.xlf');
    const back = await run(translation, { managedContentBodyId: id });
    expect(back).toMatchObject({ status: 'Completed' });
    const states = async () =>
      ((await author.get(`${cms}/contents/${key}/languages`)).body as { languages: object[] }).languages;
    expect(await states()).toMatchObject([
      { language: 'en_US', state: 'Source' },
      { language: 'de', state: 'OutOfDate', sourceVersion: { versionNumber: '1.0' } },
      { language: 'fr', state: 'OutOfDate' },
    ]);
    const again = await filesOf();
    expect(again.map(({ name }) => name)).toEqual(['Rest.de.xlf', 'Rest.fr.xlf']);
    const renewed = Buffer.from(await download(again[0]?.url ?? ''))
      .toString()
      .replaceAll(/<source>(.*?)<\/source>/g, '$&<target>Geändert</target>');
    const next = await upload(renewed, 'rest.xlf');
    await run(translation, { managedContentBodyId: next.id });
    expect(await states()).toMatchObject([{}, { language: 'de', state: 'UpToDate' }, {}]);
    const none = await run(translation, { ...input, targetLanguages: ['de'] });
    expect(none).toMatchObject({ status: 'Failed', errorMessage: 'All of it is translated and up to date.' });
  });

  test('an archive that brings a content and its translation leaves the translation up to date', async () => {
    const { contentKey: key, managedContentVariantId } = await make('Archived', { title: 'Archived' });
    await variant(key, 'de', 'Archiviert', { title: 'Archiviert' });
    const archive = await exportAll();
    const german = (await author.get(`${cms}/contents/${key}?language=de`)).body as Made;
    for (const id of [german.managedContentVariantId, managedContentVariantId])
      await author.send('PUT', `${cms}/contents/variants/${id}`, {
        ...{ title: 'Other', urlName: '', contentBody: { title: 'Other' } },
      });
    await importing(archive);
    const { body } = await author.get(`${cms}/contents/${key}/languages`);
    expect(body).toMatchObject({
      source: { versionNumber: '3.0' },
      languages: [{}, { language: 'de', state: 'UpToDate', sourceVersion: { versionNumber: '3.0' } }, {}],
    });
  });

  test('translations that cannot be imported are reported; documents with entities are rejected as a whole', async () => {
    const document = (files: string, languages = 'srcLang="en-US" trgLang="de"', head = '') =>
      `<?xml version="1.0"?>${head}<xliff version="2.1" ${languages}>${files}</xliff>`;
    const { rows } = await sql<{ id: string }>`
      select x.latest_version_id as id from managed_content_variant x join managed_content c on c.primary_variant_id = x.id
      where c.content_key = ${guide.contentKey}`.execute(shop.database);
    const file = (name: string, target: string, key = guide.contentKey) =>
      `<file id="${key}" original="${rows[0]?.id}"><unit id="1" name="${name}"><segment><source>x</source>${target}</segment></unit></file>`;
    const bring = async (text: string, more: object = {}) => {
      const { id } = await upload(text, 'a.xlf');
      return await run('content/spaces/{}/translation', { managedContentBodyId: id, ...more });
    };
    const told = await bring(
      document(
        [
          file('title', '<target>Leitfaden</target>', rotor.contentKey),
          file('contentBody/lost', '<target>x</target>'),
          file('title', ''),
          file('contentBody/body', '<target><pc id="7">x</pc></target>'),
        ].join(''),
      ),
    );
    expect(told.status).toBe('CompletedWithError');
    const table = await problems(told);
    for (const part of [
      'There is no such version',
      'has no such text',
      'Nothing of it is translated',
      'no code 7',
    ])
      expect(table).toContain(part);
    expect((await author.get(`${cms}/contents/${guide.contentKey}?language=de`)).status).toBe(404);
    const fine = file('title', '<target>Leitfaden</target>');
    const withType = document(fine, undefined, '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>');
    expect((await upload(withType, 'a.xlf')).status).toBe(415);
    for (const [text, message, more] of [
      [document(file('title', '<target>&e;</target>')), 'Entities cannot be declared', {}],
      [document(`<!DOCTYPE x>${fine}`), 'Document types', {}],
      [document(fine, 'srcLang="en-US" trgLang="xx"'), 'no language xx', {}],
      [document(fine), 'not asked for', { targetLanguages: ['fr'] }],
      [document(fine, 'srcLang="de" trgLang="fr"'), 'is from de', { sourceLanguage: 'en_US' }],
      [document(''), 'holds no file', {}],
    ] as const)
      expect(await bring(text, more)).toMatchObject({
        ...{ status: 'Failed', errorMessage: expect.stringContaining(message) },
      });
    expect((await author.get(`${cms}/contents/${guide.contentKey}?language=de`)).status).toBe(404);
    const translation = `${cms}/content/spaces/${spaceId}/translation`;
    for (const [input, field] of [
      [{ type: 'Import' }, 'managedContentBodyId'],
      [{}, 'targetLanguages'],
      [{ targetLanguages: ['en_US'] }, 'targetLanguages'],
      [{ targetLanguages: ['xx'] }, 'targetLanguages'],
      [{ targetLanguages: ['de'], sourceLanguage: 'xx' }, 'sourceLanguage'],
    ] as const)
      expect(await author.post(translation, input)).toMatchObject({
        status: 400,
        body: [{ fields: [field] }],
      });
  });

  test('translate makes drafts to begin from, and leaves those that are there', async () => {
    const { contentKey: key } = await make(
      'Draft',
      { title: 'Draft', body: '<p>a</p>' },
      { urlName: 'a-draft' },
    );
    const translate = (targetLanguages: string[]) =>
      author.post(`${cms}/contents/${key}/translate`, { targetLanguages });
    const answer = await translate(['de', 'de']);
    follows('translateManagedContent', answer);
    expect(answer.body).toMatchObject({
      contentKey: key,
      sourceLanguage: 'en_US',
      variants: [{ language: 'de', isNew: true }],
    });
    expect((await author.get(`${cms}/contents/${key}?language=de`)).body).toMatchObject({
      ...{
        title: 'Draft',
        urlName: 'a-draft',
        contentBody: { body: '<p>a</p>' },
        status: { status: 'Draft' },
      },
    });
    expect((await translate(['fr', 'de'])).body).toMatchObject({
      variants: [
        { language: 'fr', isNew: true },
        { language: 'de', isNew: false },
      ],
    });
    expect(await translate(['en_US', 'xx'])).toMatchObject({
      status: 400,
      body: [{ fields: ['targetLanguages'] }],
    });
  });
});
