import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';
import { upsertTaxonomy } from '../../seeding/upsert-taxonomy.ts';
import { purgeTrash } from './trash-purge.ts';

const cms = '/services/data/v63.0/connect/cms';
const contents = `${cms}/contents`;
const day = 86_400_000;

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}
interface Trash {
  readonly contents: readonly { readonly managedContentId: string; readonly purgeDate: string }[];
  readonly nextPageUrl: string | null;
}

describe.each(testEngines)('the trash on %s', (engine) => {
  let shop: TestServer;
  let author: Awaited<ReturnType<TestServer['signedIn']>>;
  let publisher: Awaited<ReturnType<TestServer['signedIn']>>;
  let space: { readonly id: string; readonly rootFolderId: string };

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const content = async (title: string, more: object = {}): Promise<Made> => {
    const answer = await author.post(contents, {
      ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__news', title },
      ...{ contentBody: { title, body: `<p>${title}</p>` }, ...more },
    });
    expect(answer, shop.lines.at(-1)).toMatchObject({ status: 201 });
    return answer.body as Made;
  };
  const remove = ({ contentKey }: Made, by = author) => by.send('DELETE', `${contents}/${contentKey}`);
  const restore = ({ managedContentId }: Made, by = author) =>
    by.post(`${cms}/deleted-contents/${managedContentId}/undelete`, {});
  const trash = async (query = ''): Promise<Trash> => {
    const answer = await author.get(`${cms}/spaces/${space.id}/deleted-contents${query}`);
    follows('getDeletedContents', answer);
    return answer.body as Trash;
  };
  const isInTrash = async ({ managedContentId }: Made): Promise<boolean> =>
    (await trash('?pageSize=250')).contents.some((one) => one.managedContentId === managedContentId);
  const found = async (word: string): Promise<number> => {
    const answer = await author.get(
      `${cms}/items/search?queryTerm=${word}&contentSpaceOrFolderIds=${space.id}`,
    );
    return (answer.body as { items: readonly unknown[] }).items.length;
  };

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site: { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] },
    });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    space = (await author.get(`${cms}/spaces/shop`)).body as typeof space;
  });
  afterAll(() => shop.close());

  test('a content that is deleted is found nowhere, and comes back as it was', async () => {
    await upsertTaxonomy(shop.database, {
      ...{ name: 'topics', label: 'Topics', terms: [{ name: 'cooling', label: 'Cooling' }] },
    });
    const { rows: terms } = await sql<{ id: string }>`
      select id from content_taxonomy_term where name = 'cooling'`.execute(shop.database);
    const made = await content('Zebrafish incubators');
    const german = await author.post(`${contents}/variants`, {
      ...{ managedContentKeyOrId: made.contentKey, language: 'de', title: 'Zebrabrutschrank' },
      contentBody: { title: 'Zebrabrutschrank' },
    });
    expect(german.status).toBe(201);
    await author.send('PUT', `${contents}/variants/${made.managedContentVariantId}`, {
      ...{ contentBody: { title: 'Zebrafish incubators' }, title: 'Zebrafish incubators', urlName: 'zebra' },
    });
    await author.send('PATCH', `${contents}/${made.contentKey}/taxonomy-terms?publish=false`, {
      termsToAdd: [terms[0]?.id],
    });
    const versions = `${contents}/variants/${made.managedContentVariantId}/versions`;
    const before = [
      await author.get(`${contents}/${made.contentKey}`),
      await author.get(versions),
      await author.get(`${contents}/${made.contentKey}/taxonomy-terms`),
    ].map(({ body }) => body);

    const deleted = await remove(made);
    expect(deleted.status).toBe(204);
    expect((await author.get(`${contents}/${made.contentKey}`)).status).toBe(404);
    expect((await author.get(versions)).status).toBe(404);
    expect(await found('zebrafish')).toBe(0);
    expect((await trash()).contents[0]).toMatchObject({
      ...{ contentKey: made.contentKey, title: 'Zebrafish incubators', languages: ['en_US', 'de'] },
      contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'News' },
      deletedBy: { id: author.person.userId },
    });

    const restored = await restore(made);
    follows('undeleteManagedContent', restored);
    const after = [
      await author.get(`${contents}/${made.contentKey}`),
      await author.get(versions),
      await author.get(`${contents}/${made.contentKey}/taxonomy-terms`),
    ].map(({ body }) => body);
    expect(after).toEqual(before);
    expect(await found('zebrafish')).toBe(1);
    expect(await isInTrash(made)).toBe(false);
    expect((await restore(made)).status).toBe(404);
  });

  test('the last variant of a content goes into the trash with it', async () => {
    const made = await content('Only one');
    const variant = `${contents}/variants/${made.managedContentVariantId}`;
    expect((await author.send('DELETE', variant)).status).toBe(204);
    expect(await isInTrash(made)).toBe(true);
    expect((await restore(made)).status).toBe(200);
    expect((await author.get(variant)).status).toBe(200);
  });

  test('what is published, or about to be, is not deleted', async () => {
    const made = await content('On the site');
    const variantIds = [made.managedContentVariantId];
    const planned = await publisher.post(`${cms}/schedules`, {
      ...{ action: 'Publish', contextContentSpaceId: space.id, description: 'Soon', refVariantIds: [] },
      ...{ variantIds, scheduleDate: new Date(Date.now() + day).toISOString() },
    });
    expect(planned.status).toBe(201);
    expect(await remove(made)).toMatchObject({ status: 409 });
    const { deploymentId } = planned.body as { deploymentId: string };
    await publisher.send('PATCH', `${cms}/schedules/${deploymentId}?isCancelled=true`);
    await publisher.post(`${contents}/publish`, { variantIds });
    const refused = await remove(made);
    expect(refused).toMatchObject({ status: 409, body: [{ message: expect.stringContaining('en_US') }] });
    await publisher.post(`${contents}/unpublish`, { variantIds });
    expect((await remove(made)).status).toBe(204);
    // What was deployed is still listed.
    expect((await restore(made)).status).toBe(200);
    const deployments = await publisher.get(
      `/services/data/v63.0/cms/deployments?contentSpaceId=${space.id}&pageSize=250`,
    );
    expect(JSON.stringify(deployments.body)).toContain(made.managedContentVariantId);
  });

  test('a content whose folder is gone comes back into the root', async () => {
    const folder = await author.post(`${cms}/folders`, {
      name: 'Gone soon',
      parentFolderId: space.rootFolderId,
    });
    const { id } = folder.body as { id: string };
    const made = await content('Homeless', { contentSpaceOrFolderId: id });
    expect(await author.send('DELETE', `${cms}/folders/${id}`)).toMatchObject({ status: 409 });
    await remove(made);
    expect((await author.send('DELETE', `${cms}/folders/${id}`)).status).toBe(204);
    expect((await restore(made)).body).toMatchObject({ folder: { id: space.rootFolderId } });
  });

  test('an API name that another content has by now is not shared', async () => {
    const made = await content('First', { apiName: 'shared_name' });
    await remove(made);
    const second = await content('Second', { apiName: 'shared_name' });
    expect(await restore(made)).toMatchObject({
      ...{ status: 409, body: [{ message: expect.stringContaining('shared_name') }] },
    });
    expect(await isInTrash(made)).toBe(true);
    await remove(second);
    expect((await restore(made)).status).toBe(200);
  });

  test('the trash is read in pages, and emptied of what is older than 30 days', async () => {
    const made = [await content('Page one'), await content('Page two'), await content('Page three')];
    for (const one of made) await remove(one);
    const first = await trash('?pageSize=2');
    expect(first.contents).toHaveLength(2);
    expect(first.nextPageUrl).not.toBeNull();
    const [old, young] = made;
    await sql`
      update deleted_managed_content set deleted_date = now() - interval '31 days'
      where id = ${old?.managedContentId}`.execute(shop.database);
    const [now, before] = [new Date(), new Date(Date.now() - 30 * 86_400_000)];
    await purgeTrash({ database: shop.database, now, before, limit: 100, cursor: null });
    if (!old || !young) throw new Error('Nothing was made.');
    expect([await isInTrash(old), await isInTrash(young)]).toEqual([false, true]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from deleted_managed_content_row
      where content_id = ${old.managedContentId}`.execute(shop.database);
    expect(rows[0]?.count).toBe(0);
  });

  test('two who restore the same content get it once', async () => {
    const made = await content('Twice');
    await remove(made);
    const both = await Promise.all([restore(made), restore(made, publisher)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});
