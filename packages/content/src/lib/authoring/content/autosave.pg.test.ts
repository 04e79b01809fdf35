import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';

interface Made {
  readonly contentKey: string;
  readonly managedContentVariantId: string;
  readonly managedContentVersionId: string;
}

describe.each(testEngines)('autosaves on %s', (engine) => {
  let shop: TestServer;
  let author: Awaited<ReturnType<TestServer['signedIn']>>;
  let other: Awaited<ReturnType<TestServer['signedIn']>>;
  let made: Made;
  let path: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const typed = (title: string, more: object = {}) => ({
    ...{ contentBody: { title }, managedContentVersionId: made.managedContentVersionId, title, ...more },
  });

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
    author = await shop.signedIn('author@example.com', ['author']);
    other = await shop.signedIn('other@example.com', ['author']);
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    const answer = await author.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: (await space()).id, contentType: 'sfdc_cms__news', title: 'News' },
      contentBody: { title: 'News' },
    });
    made = answer.body as Made;
    path = `${cms}/contents/variants/${made.managedContentVariantId}/autosave`;
  });
  const space = async () => (await author.get(`${cms}/spaces/shop`)).body as { readonly id: string };

  test('what is typed is stored once, however often, and no version comes of it', async () => {
    const none = await author.get(path);
    follows('getAutosave', none);
    expect(none.body).toMatchObject({ autosave: null, others: [] });
    await author.send('PUT', path, typed('First'));
    // Not complete, and not valid either: what is wrong is said when it is saved.
    const second = await author.send('PUT', path, typed('', { contentBody: { title: '', unfit: [1] } }));
    follows('saveAutosave', second);
    expect((await author.get(path)).body).toMatchObject({
      autosave: {
        ...{ title: '', urlName: null, contentBody: { title: '', unfit: [1] } },
        managedContentVersionId: made.managedContentVersionId,
      },
    });
    const versions = await author.get(path.replace('/autosave', '/versions'));
    expect(versions.body).toMatchObject({ total: 1 });
  });

  test('each writer has their own, and sees of others that they type, not what', async () => {
    await author.send('PUT', path, typed('Mine'));
    await other.send('PUT', path, typed('Theirs'));
    const seen = await author.get(path);
    expect(seen.body).toMatchObject({ autosave: { title: 'Mine' }, others: [{ id: other.person.userId }] });
    expect(JSON.stringify(seen.body)).not.toContain('Theirs');
  });

  test('a save ends the own autosave, and no other one', async () => {
    await author.send('PUT', path, typed('Mine'));
    await other.send('PUT', path, typed('Theirs'));
    const saved = await author.send('PUT', path.replace('/autosave', ''), {
      ...{ contentBody: { title: 'Mine' }, title: 'Mine', urlName: '' },
    });
    expect(saved.status).toBe(200);
    expect((await author.get(path)).body).toMatchObject({ autosave: null });
    expect((await other.get(path)).body).toMatchObject({ autosave: { title: 'Theirs' } });
  });

  test('the site shows each writer what they type as the version `autosave`, and guests nothing of it', async () => {
    const { contentKey } = made;
    const shown = (by: { get: typeof author.get }, version = 'autosave') =>
      by.get(
        `/services/data/v63.0/connect/sites/0DM000000000001AAA/cms/contents/${contentKey}?version=${version}`,
      );
    expect((await shown(author)).body).toMatchObject({ title: 'News', contentBody: { title: 'News' } });
    await author.send('PUT', path, typed('Mine'));
    const mine = await shown(author);
    follows('getManagedContentForSite', mine);
    expect(mine.body).toMatchObject({ title: 'Mine', contentBody: { title: 'Mine' } });
    // The same version with other texts must not count as unchanged, nor be stored by anybody.
    expect([mine.headers.get('etag'), mine.headers.get('cache-control')]).toEqual([
      null,
      'private, no-store',
    ]);
    expect((await shown(other)).body).toMatchObject({ title: 'News' });
    expect((await shown(author, '1.0')).body).toMatchObject({ title: 'News' });
    expect((await shown(shop.browser())).status).toBe(403);
  });

  test('it is discarded by its writer, twice without harm', async () => {
    await author.send('PUT', path, typed('Mine'));
    expect((await author.send('DELETE', path)).status).toBe(204);
    expect((await author.send('DELETE', path)).status).toBe(204);
    expect((await author.get(path)).body).toMatchObject({ autosave: null });
  });

  test.each([
    ['a version of another variant', { managedContentVersionId: '5OU000000000009AAA' }, 400],
    ['no body', { contentBody: undefined }, 400],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, 400],
  ])('%s is rejected, and what was stored before stays', async (_, wrong, status) => {
    await author.send('PUT', path, typed('Before'));
    expect((await author.send('PUT', path, { ...typed('After'), ...wrong })).status).toBe(status);
    expect((await author.get(path)).body).toMatchObject({ autosave: { title: 'Before' } });
  });
});
