import type { ContentPreview, PreviewLink } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { testClock } from '@relab/server/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertMedia } from '../media/upsert-media.ts';
import { publishContent } from '../seeding/publish-content.ts';
import type { SitePages } from '../seo/site-pages.ts';
import { createPreviewKeys } from './preview-keys.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop' };
const other = { id: '0DM000000000002AAA', name: 'Other' };
const base = '/services/data/v63.0/connect';
const cms = `${base}/cms`;
const hour = 3_600_000;
const pages: SitePages = { content: ({ contentKey: key }) => `/content/${key}`, record: () => undefined };
/** Stands for what serves pictures. */
const media = { fetch: () => new Response('bytes', { headers: { 'Cache-Control': 'public, max-age=300' } }) };

interface Made {
  readonly contentKey: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
}

describe.each(testEngines)('previews on %s', (engine) => {
  const clock = testClock();
  let shop: TestServer;
  let author: TestBrowser & { readonly person: { readonly userId: string } };
  let publisher: TestBrowser;
  let guest: TestBrowser;
  let spaceId: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
    expect(schema).toBeDefined();
  };
  const make = async (title: string, body: object = {}, more: object = {}): Promise<Made> => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title },
      ...{ contentBody: { title, ...body }, ...more },
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Made;
  };
  const save = async (variantId: string, title: string): Promise<string> => {
    const answer = await author.send('PUT', `${cms}/contents/variants/${variantId}`, {
      ...{ contentBody: { title }, title, urlName: '' },
    });
    return (answer.body as Made).managedContentVersionId;
  };
  const ask = (key: string, body: object = {}, by: TestBrowser = author) =>
    by.post(`${cms}/contents/${key}/preview-links`, body);
  const link = async (key: string, body: object = {}): Promise<PreviewLink> => {
    const answer = await ask(key, body);
    expect(answer).toMatchObject({ status: 201 });
    follows('createPreviewLink', answer);
    return answer.body as PreviewLink;
  };
  const keyOf = ({ previewUrl }: PreviewLink): string =>
    new URL(previewUrl).searchParams.get('previewKey') ?? '';
  const open = (contentKey: string, previewKey: string, siteId = site.id) =>
    guest.get(
      `${base}/sites/${siteId}/cms/contents/${contentKey}/preview?previewKey=${encodeURIComponent(previewKey)}`,
    );
  const shown = async (made: PreviewLink): Promise<ContentPreview> => {
    const answer = await open(made.contentKey, keyOf(made));
    expect(answer).toMatchObject({ status: 200 });
    follows('getContentPreview', answer);
    return answer.body as ContentPreview;
  };
  const ended = async (made: PreviewLink): Promise<void> =>
    expect(await open(made.contentKey, keyOf(made))).toMatchObject({
      status: 410,
      body: [{ errorCode: 'GONE' }],
    });

  beforeAll(async () => {
    shop = await testServer(engine, { now: clock.now, pages, media, previewHours: 2 });
    await publishContent(shop.database, { site });
    await publishContent(shop.database, { site: other });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    guest = shop.browser();
    const { body } = await author.get(`${cms}/spaces/shop`);
    spaceId = (body as { id: string }).id;
  });
  afterAll(() => shop.close());

  test('a link shows a guest the version that it was made for, and no later one', async () => {
    const made = await make('First');
    const first = await link(made.contentKey);
    expect(first).toMatchObject({
      contentKey: made.contentKey,
      managedContentVersionId: made.managedContentVersionId,
      versionNumber: '1.0',
      expirationDate: new Date(clock.now().getTime() + 2 * hour).toISOString(),
      previewUrl: expect.stringContaining(
        `http://shop.test/content/${made.contentKey}?preview=true&previewKey=`,
      ),
    });
    await save(made.managedContentVariantId, 'Second');
    expect(await shown(first)).toMatchObject({ title: 'First', status: { status: 'Draft' } });
    const second = await link(made.contentKey);
    expect(await shown(second)).toMatchObject({ title: 'Second', versionNumber: '2.0' });
    const named = await link(made.contentKey, { contentVersion: '1.0' });
    expect(await shown(named)).toMatchObject({ title: 'First' });
    // Nobody caches it, and it reveals nothing of who writes, and where.
    const answer = await open(made.contentKey, keyOf(first));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Object.keys(answer.body as object)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/By|folder|Space/)]),
    );
  });

  test('a link shows a version while it waits to go out, and after', async () => {
    const made = await make('Waits');
    const waits = await link(made.contentKey);
    const scheduled = await publisher.post(`${cms}/schedules`, {
      ...{ action: 'Publish', contextContentSpaceId: spaceId, description: '', refVariantIds: [] },
      scheduleDate: new Date(clock.now().getTime() + hour).toISOString(),
      variantIds: [made.managedContentVariantId],
    });
    expect(scheduled.status).toBe(201);
    expect(await shown(waits)).toMatchObject({ title: 'Waits', status: { status: 'Draft' } });
    const published = await publisher.post(`${cms}/contents/publish`, {
      variantIds: [made.managedContentVariantId],
      contextContentSpaceId: spaceId,
    });
    expect(published.status).toBe(201);
    expect(await shown(waits)).toMatchObject({ status: { status: 'Published' } });
  });

  test('a link opens no other content, no other site, and nothing when a part of it is another', async () => {
    const [one, two] = [await make('One'), await make('Two')];
    const made = await link(one.contentKey);
    const key = keyOf(made);
    expect((await open(two.contentKey, key)).status).toBe(410);
    expect((await open(one.contentKey, key, other.id)).status).toBe(410);
    const otherVersion = key.replace(/^\w+/, two.managedContentVersionId);
    for (const wrong of [otherVersion, `${key}x`, key.slice(0, -1), 'x', '..'])
      for (const at of [one, two])
        expect(await open(at.contentKey, wrong)).toMatchObject({
          status: 403,
          body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
        });
    // It is no key of any other call.
    expect(
      (await guest.get(`${base}/sites/${site.id}/cms/contents/${one.contentKey}?previewKey=${key}`)).status,
    ).toBe(403);
  });

  test('a link ends at its time', async () => {
    const made = await link((await make('Short')).contentKey);
    clock.pass(2 * hour - 1000);
    await shown(made);
    clock.pass(1000);
    await ended(made);
  });

  test('a link ends with the rights of who made it, and with what it shows', async () => {
    const made = await make('Theirs');
    const theirs = await link(made.contentKey);
    // Other roles end the session, so its owner signs in again.
    const roles = async (text: string) => {
      await sql`update "user" set roles = ${text} where id = ${author.person.userId}`.execute(shop.database);
      author = await shop.signedIn('author@example.com');
    };
    await roles('buyer');
    await ended(theirs);
    // Who may only read gives nobody anything to read.
    await sql`
      insert into managed_content_collaborator (space_id, user_id, role)
      values (${spaceId}, ${author.person.userId}, 'ContentReader')`.execute(shop.database);
    await ended(theirs);
    expect((await ask(made.contentKey)).status).toBe(403);
    await sql`update managed_content_collaborator set role = 'ContentAuthor'`.execute(shop.database);
    await shown(theirs);
    await sql`delete from managed_content_collaborator`.execute(shop.database);
    await roles('author');
    await shown(theirs);
    await sql`update "user" set is_active = false where id = ${author.person.userId}`.execute(shop.database);
    await ended(theirs);
    await sql`update "user" set is_active = true where id = ${author.person.userId}`.execute(shop.database);
    author = await shop.signedIn('author@example.com');
    await author.send('DELETE', `${cms}/contents/variants/${made.managedContentVariantId}`);
    await ended(theirs);
  });

  test('only who may write a content makes links to it, and only where a page shows it', async () => {
    const { contentKey } = await make('Mine');
    const buyer = await shop.signedIn('buyer@example.com', ['buyer']);
    expect((await ask(contentKey, {}, guest)).status).toBe(403);
    expect((await ask(contentKey, {}, buyer)).status).toBe(404);
    expect((await ask(contentKey, { contentVersion: '7.0' })).status).toBe(404);
    const collection = await make(
      'List',
      {},
      {
        contentType: 'sfdc_cms__collection',
        contentBody: { source: 'manual', contentKeys: [] },
      },
    );
    expect(await ask(collection.contentKey)).toMatchObject({
      status: 400,
      body: [{ message: 'Collection has no page on the site.' }],
    });
  });

  test('pictures of contents that are not published are seen by a link, and by whoever may read them', async () => {
    const picture = await make(
      'Bench',
      {},
      {
        contentType: 'sfdc_cms__image',
        contentBody: { title: 'Bench', altText: 'A bench', source: { type: 'file' } },
      },
    );
    const key = picture.contentKey;
    const free = `MC${'A'.repeat(26)}`;
    await upsertMedia(shop.database, [
      {
        contentKey: key,
        kind: 'x',
        source: {},
        title: 'Bench',
        altText: 'A bench',
        mimeType: 'image/png',
        rank: 1,
        width: 8,
        height: 8,
      },
      {
        contentKey: free,
        kind: 'x',
        source: {},
        title: 'Free',
        altText: null,
        mimeType: 'image/png',
        rank: 1,
        width: 8,
        height: 8,
      },
    ]);
    const news = await make('News', {
      bannerImage: { contentKey: key },
      body: `<p><img src="{!cmsMedia(${key})}"><img src="{!cmsMedia(${free})}"></p>`,
    });
    await publisher.post(`${cms}/contents/publish`, {
      variantIds: [news.managedContentVariantId],
      contextContentSpaceId: spaceId,
    });
    const address = `/cms/delivery/media/${key}`;
    const status = async (path: string) => (await guest.get(path)).status;
    expect(await status(`/cms/delivery/media/${free}`)).toBe(200);
    const spelt = `/cms/delivery/media/%4D${key.slice(1)}`;
    for (const path of [address, spelt, `/sfsites/c${address}?width=100`, `/file-asset/${key}?v=1`])
      expect(await status(path)).toBe(404);
    // Published content reveals nothing of it either.
    const delivered = await guest.get(`${base}/sites/${site.id}/cms/delivery/contents/${news.contentKey}`);
    expect(delivered.status).toBe(200);
    expect(JSON.stringify(delivered.body)).not.toMatch(/A bench|delivery\/media/);

    const { contentBody } = await shown(await link(news.contentKey));
    const { bannerImage, body } = contentBody as { bannerImage: { url: string }; body: string };
    const { url } = bannerImage;
    // A picture in its text as well; that of one which everybody may see is left to the page.
    const [inText = ''] = [...body.matchAll(/src="([^"]*)"/g)].map(([, src = '']) =>
      src.replaceAll('&amp;', '&'),
    );
    expect(inText).toContain(key);
    expect(await status(inText)).toBe(200);
    expect(body).toContain(`{!cmsMedia(${free})}`);
    const seen = await guest.get(url);
    expect([seen.status, seen.headers.get('cache-control'), seen.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    const version = await author.get(`${base}/sites/${site.id}/cms/contents/${news.contentKey}`);
    const own = (version.body as { contentBody: { bannerImage: { url: string } } }).contentBody.bannerImage
      .url;
    expect(await status(own)).toBe(200);
    expect(await status(url.replace(key, free))).toBe(200);
    const wrong = createPreviewKeys('another secret, which is long enough').writePicture(
      key,
      new Date(clock.now().getTime() + hour),
    );
    expect(await status(`${address}?preview=${wrong}`)).toBe(404);
    clock.pass(hour);
    expect(await status(url)).toBe(404);

    await publisher.post(`${cms}/contents/publish`, {
      variantIds: [picture.managedContentVariantId],
      contextContentSpaceId: spaceId,
    });
    const published = await guest.get(address);
    expect([published.status, published.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const now = await guest.get(`${base}/sites/${site.id}/cms/delivery/contents/${news.contentKey}`);
    expect(JSON.stringify(now.body)).toContain('A bench');
  });

  test('a body that names the picture of a space which its writer may not read tells nothing of it', async () => {
    const { body } = await author.get(`${cms}/spaces/other`);
    const secret = (await author.post(`${cms}/contents`, {
      ...{
        contentSpaceOrFolderId: (body as { id: string }).id,
        contentType: 'sfdc_cms__news',
        title: 'Secret',
      },
      contentBody: { title: 'Secret' },
    })) as { readonly body: Made };
    const { contentKey } = secret.body;
    await upsertMedia(shop.database, [
      {
        contentKey,
        kind: 'x',
        source: {},
        title: 'Secret',
        altText: 'Secret',
        mimeType: 'image/png',
        rank: 1,
        width: 8,
        height: 8,
      },
    ]);
    const writer = await shop.signedIn('writer@example.com', ['buyer']);
    await sql`
      insert into managed_content_collaborator (space_id, user_id, role)
      values (${spaceId}, ${writer.person.userId}, 'ContentAuthor')`.execute(shop.database);
    const made = await writer.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title: 'Curious' },
      contentBody: { title: 'Curious', bannerImage: { contentKey } },
    });
    const curious = (made.body as Made).contentKey;
    for (const path of [
      `${base}/sites/${site.id}/cms/contents/${curious}`,
      `${cms}/contents/${curious}/renditions/html`,
    ]) {
      const answer = await writer.get(path);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/Secret|delivery\/media/);
    }
    const mine = await ask(curious, {}, writer);
    const preview = await open(curious, keyOf(mine.body as PreviewLink));
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body)).not.toMatch(/Secret|delivery\/media/);
  });
});
