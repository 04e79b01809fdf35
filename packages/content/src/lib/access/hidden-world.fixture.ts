import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEngine } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { createWorker } from '@relab/server/jobs';
import type { Role } from '@relab/server/principal';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { contentTransferHandler } from '../authoring/jobs/transfer-job.ts';
import { contentJobs } from '../content-jobs.ts';
import { contentKey } from '../content-key.ts';
import { upsertMedia } from '../media/upsert-media.ts';
import { publishContent } from '../seeding/publish-content.ts';
import { upsertTaxonomy } from '../seeding/upsert-taxonomy.ts';
import type { SitePages } from '../seo/site-pages.ts';
import type { CollaboratorRole } from './access.ts';

export const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
export const base = '/services/data/v63.0';
export const cms = `${base}/connect/cms`;

/** Stands in whatever is not published, and in nothing that is. */
export const canary = /canary/i;
/** Stands in both: what searches ask for. */
export const word = 'heron';

/** A workflow that keeps nobody from publishing. */
export const reviewed = {
  type: 'States',
  states: [
    { id: 'work', label: 'In work' },
    { id: 'review', label: 'In review' },
  ],
  moves: [{ from: 'work', to: 'review', right: 'write' }],
};

export const roles = ['guest', 'buyer', 'reader', 'author', 'publisher', 'administrator'] as const;
export type MatrixRole = (typeof roles)[number];

export interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
}

/** A space with something unpublished of every kind beside something published. */
export interface HiddenWorld {
  readonly shop: TestServer;
  readonly people: Readonly<Record<MatrixRole, TestBrowser>>;
  readonly spaceId: string;
  readonly spaceName: string;
  readonly channelId: string;
  readonly rootId: string;
  /** A folder that is not the root. */
  readonly folderId: string;
  readonly draft: Made;
  /** Published, and saved again since. */
  readonly revised: Made;
  readonly draftCollection: Made;
  /** Published; holds a draft beside what is published. */
  readonly collection: string;
  readonly picture: string;
  readonly webUrlId: string;
  readonly deploymentId: string;
  readonly jobId: string;
  /** What an export left: everything of the space is in it. */
  readonly fileVersionId: string;
  readonly termId: string;
  /** The one content of its type. */
  readonly singleType: string;
  /** By what somebody might ask for what is not published: keys, ids and URL names. */
  readonly hiddenNames: readonly string[];
  /** The root folder of another space. */
  readonly otherRootId: string;
  /** Published; what was sent with it is for authors. */
  readonly form: Made;
  /** The id of what somebody sent with it just now. */
  submitted(): Promise<string>;
  /** A draft that was made just now, with nothing in it that must not be disclosed. */
  fresh(): Promise<Made>;
  close(): Promise<void>;
}

const pages: SitePages = {
  content: ({ contentKey: key, urlName }) => `/content/${urlName ?? key}`,
  record: () => undefined,
};
/** Stands for what makes pictures: the response for the unpublished picture differs. */
const mediaWith = (isHidden: (pathname: string) => boolean) => ({
  fetch: (request: Request) =>
    new Response(isHidden(new URL(request.url).pathname) ? 'canary' : 'picture', {
      headers: { 'Content-Type': 'image/webp' },
    }),
});

async function signIn(shop: TestServer, spaceId: string): Promise<HiddenWorld['people']> {
  const of = (name: MatrixRole, role: Role) => shop.signedIn(`${name}@example.com`, [role]);
  const reader = await of('reader', 'buyer');
  const right: CollaboratorRole = 'ContentReader';
  await sql`
    insert into managed_content_collaborator (space_id, user_id, role)
    values (${spaceId}, ${reader.person.userId}, ${right})`.execute(shop.database);
  return {
    guest: shop.browser(),
    buyer: await of('buyer', 'buyer'),
    reader,
    author: await of('author', 'author'),
    publisher: await of('publisher', 'publisher'),
    administrator: await of('administrator', 'administrator'),
  };
}

const assist = { service: 'llm.example', model: 'small', complete: async () => 'Shorter' };

export async function createHiddenWorld(engine: TestEngine): Promise<HiddenWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-hidden-'));
  let hiddenPicture = '';
  const media = mediaWith((pathname) => hiddenPicture !== '' && pathname.includes(hiddenPicture));
  const shop = await testServer(engine, { pages, media, files: { folder }, assist });
  const open = contentKey('open');
  await publishContent(shop.database, {
    site,
    contents: [
      {
        ...{ contentKey: open, type: 'sfdc_cms__news', title: 'Open heron', urlName: 'open' },
        body: { title: 'Open heron', body: '<p>heron</p>' },
      },
    ],
  });
  const { rows } = await sql<{ space: string; name: string; root: string; channel: string }>`
    select s.id as space, s.api_name as name, f.id as root, c.channel_id as channel from managed_content_space s
    join managed_content_folder f on f.space_id = s.id and f.parent_id is null
    join managed_content_space_channel c on c.space_id = s.id`.execute(shop.database);
  const [home] = rows;
  if (!home) throw new Error('There is no space.');
  const people = await signIn(shop, home.space);
  const { administrator } = people;

  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await administrator.send(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Answer;
  };
  const make = (name: string, more: object = {}) =>
    ask<Made>('POST', `${cms}/contents`, {
      ...{ contentSpaceOrFolderId: home.space, contentType: 'sfdc_cms__news' },
      ...{ title: `Canary ${name} heron`, urlName: `canary-${name}` },
      contentBody: {
        title: `Canary ${name} heron`,
        excerpt: 'Canary heron',
        body: `<p>Canary heron ${name}</p>`,
      },
      ...more,
    });
  const put = (verb: 'publish' | 'unpublish', { managedContentVariantId }: Made, more: object = {}) =>
    ask('POST', `${cms}/contents/${verb}`, {
      ...{ variantIds: [managedContentVariantId], contextContentSpaceId: home.space, ...more },
    });
  const save = (variantId: string, title: string, urlName: string, more: object = {}) =>
    ask<Made>('PUT', `${cms}/contents/variants/${variantId}`, {
      ...{ contentBody: { title, excerpt: title, body: `<p>${title}</p>`, ...more }, title, urlName },
    });

  const { rootFolderId: otherRootId } = await ask<{ rootFolderId: string }>('POST', `${cms}/spaces`, {
    name: 'Canary heron space',
  });
  const canaries = await ask<{ id: string }>('POST', `${cms}/folders`, {
    ...{ name: 'Canary heron folder', parentFolderId: home.root },
  });
  const draft = await make('draft', { contentSpaceOrFolderId: canaries.id });
  const translated = await ask<Made>('POST', `${cms}/contents/variants`, {
    ...{
      managedContentKeyOrId: open,
      language: 'de',
      title: 'Canary Reiher heron',
      urlName: 'canary-reiher',
    },
    contentBody: { title: 'Canary Reiher heron' },
  });
  const revised = await make('revised', {
    ...{ title: 'Revised heron', urlName: 'revised', contentBody: { title: 'Revised heron' } },
  });
  await put('publish', revised);
  const later = await save(revised.managedContentVariantId, 'Canary revised heron', 'canary-revised');
  const gone = await make('gone');
  await put('publish', gone);
  await put('unpublish', gone);
  const scheduled = await make('scheduled');
  const { deploymentId } = await ask<{ deploymentId: string }>('POST', `${cms}/schedules`, {
    ...{ action: 'Publish', contextContentSpaceId: home.space, description: 'Canary heron schedule' },
    scheduleDate: new Date(Date.now() + 3_600_000).toISOString(),
    ...{ refVariantIds: [], variantIds: [scheduled.managedContentVariantId] },
  });
  const collectionBody = (keys: readonly string[]) => ({ source: 'manual', contentKeys: keys });
  const draftCollection = await make('collection', {
    ...{ contentType: 'sfdc_cms__collection', contentBody: collectionBody([open, draft.contentKey]) },
  });
  const collection = await make('shelf', {
    ...{ contentType: 'sfdc_cms__collection', title: 'Shelf heron', urlName: 'shelf' },
    contentBody: collectionBody([open, draft.contentKey, revised.contentKey, scheduled.contentKey]),
  });
  await put('publish', collection);
  const picture = await make('picture', {
    contentType: 'sfdc_cms__image',
    contentBody: { title: 'Canary picture', altText: 'Canary heron', source: { type: 'file' } },
  });
  hiddenPicture = picture.contentKey;
  await upsertMedia(shop.database, [
    {
      ...{ contentKey: picture.contentKey, kind: 'x', source: { canary: true }, title: 'Canary picture' },
      ...{ altText: 'Canary picture', mimeType: 'image/png', rank: 1, width: 8, height: 8 },
    },
  ]);
  // Published with what is not: a picture, another content, and both of them in its text.
  const names = await make('names', {
    ...{ title: 'Naming heron', urlName: 'naming' },
    contentBody: {
      title: 'Naming heron',
      body: `<p>heron <img src="{!cmsMedia(${picture.contentKey})}"></p>`,
      bannerImage: { contentKey: picture.contentKey },
    },
  });
  await put('publish', names);
  const view = await make('view', {
    ...{ contentType: 'sfdc_cms__view', title: 'View heron', urlName: 'view' },
    contentBody: { related: [{ contentKey: draft.contentKey }, { contentKey: picture.contentKey }] },
  });
  await put('publish', view);
  await upsertTaxonomy(shop.database, {
    ...{ name: 'kinds', label: 'Kinds', terms: [{ name: 'rare', label: 'Canary heron term' }] },
  });
  const { rows: terms } = await sql<{ id: string }>`select id from content_taxonomy_term`.execute(
    shop.database,
  );
  const termId = terms[0]?.id ?? '';
  // Not published again: readers learn nothing of it.
  await ask('PATCH', `${cms}/contents/${open}/taxonomy-terms?publish=false`, { termsToAdd: [termId] });
  await ask('PATCH', `${cms}/contents/${draft.contentKey}/taxonomy-terms?publish=false`, {
    termsToAdd: [termId],
  });
  await ask('PUT', `${cms}/spaces/${home.space}/orchestrator-config`, {
    workflowConfigs: [{ name: 'Canary heron workflow' }, reviewed],
  });
  const single = await make('hero', {
    ...{ contentType: 'sfdc_cms__hero', contentBody: { title: 'Canary heron hero' } },
  });
  const { id: jobId } = await ask<{ id: string }>('POST', `${cms}/spaces/${home.space}/contents/export`, {
    ...{ name: 'Canary heron export', includeTranslations: true },
  });
  await createWorker({
    database: shop.database,
    handlers: [...contentJobs(), contentTransferHandler(createFolderStore(folder))],
    now: () => new Date(),
    log: (line) => void shop.lines.push(line),
  }).runDue();
  const { rows: files } = await sql<{ id: string }>`
    select file_version_id as id from managed_content_job_body`.execute(shop.database);
  const urls = await ask<{ webUrls: readonly { managedContentWebUrlId: string }[] }>(
    'GET',
    `${cms}/contents/${revised.contentKey}/web-urls`,
  );
  const fields = [{ name: 'who', label: 'Who', type: 'text' }];
  const form = await make('form', {
    ...{ contentType: 'sfdc_cms__form', title: 'Form heron', urlName: 'form' },
    contentBody: { title: 'Form heron', fields },
  });
  await put('publish', form);
  await ask('PUT', `${cms}/contents/variants/${form.managedContentVariantId}`, {
    ...{ title: 'Canary heron form', urlName: 'canary-form' },
    contentBody: { title: 'Canary heron form', fields },
  });
  const hiddenForm = await make('inquiry', {
    ...{ contentType: 'sfdc_cms__form', contentBody: { title: 'Canary heron inquiry', fields } },
  });
  const menu = await make('menu', {
    ...{
      contentType: 'sfdc_cms__navigation',
      title: 'Menu heron',
      urlName: 'menu',
      apiName: 'Default_Navigation',
    },
    contentBody: {
      items: [
        { label: 'Open heron', contentKey: open, image: { contentKey: picture.contentKey } },
        { label: 'Heron', contentKey: draft.contentKey },
      ],
    },
  });
  await put('publish', menu);
  await ask('PUT', `${cms}/contents/variants/${menu.managedContentVariantId}`, {
    ...{ title: 'Canary heron menu', urlName: 'canary-menu' },
    contentBody: { items: [{ label: 'Canary heron', url: '/canary' }] },
  });
  const submitted = async (): Promise<string> => {
    const path = `${base}/connect/sites/${site.id}/forms/${form.contentKey}/submissions`;
    const answer = await shop.browser().post(path, { answers: { who: 'Canary heron' } });
    return (answer.body as { id: string }).id;
  };
  await submitted();
  const hidden = [draft, translated, later, gone, scheduled, draftCollection, picture, single, hiddenForm];
  let made = 0;
  return {
    shop,
    people,
    spaceId: home.space,
    spaceName: home.name,
    channelId: home.channel,
    rootId: home.root,
    folderId: canaries.id,
    otherRootId,
    form,
    submitted,
    draft,
    revised,
    draftCollection,
    collection: collection.contentKey,
    picture: picture.contentKey,
    webUrlId: urls.webUrls[0]?.managedContentWebUrlId ?? '',
    deploymentId,
    jobId,
    fileVersionId: files[0]?.id ?? '',
    termId,
    singleType: 'sfdc_cms__hero',
    hiddenNames: [
      ...hidden.flatMap((one) => [
        one.contentKey,
        one.managedContentId,
        one.managedContentVariantId,
        one.managedContentVersionId,
      ]),
      ...[
        'draft',
        'reiher',
        'revised',
        'gone',
        'scheduled',
        'collection',
        'picture',
        'hero',
        'form',
        'inquiry',
        'menu',
      ].map((name) => `canary-${name}`),
    ],
    fresh: () => {
      const title = `Fresh ${++made}`;
      return make('fresh', { title, urlName: `fresh-${made}`, contentBody: { title } });
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
