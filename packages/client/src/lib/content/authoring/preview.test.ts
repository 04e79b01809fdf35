import { expect, test } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { createPreviewLink, getContentPreview } from './preview.ts';

const context = { siteId: '0DM000000000001AAA' };

test('a link is made for the version that is named', async () => {
  const { client, fetch } = testClient({ 'POST *': { previewUrl: 'https://shop.example/content/MCA' } });
  await createPreviewLink(client, { contentKeyOrId: 'MCA', contentVersion: '2.0' });
  expect(fetch.requests[0]).toMatchObject({
    path: '/services/data/v63.0/connect/cms/contents/MCA/preview-links',
    body: { contentVersion: '2.0' },
  });
});

test('what a link shows is requested with its key, and never for long without asking again', async () => {
  const { client, fetch, pass } = testClient({ 'GET *': { title: 'Draft' } }, { context });
  const ask = () => getContentPreview(client, { contentKeyOrId: 'MCA', previewKey: 'a.b.c.d' });
  expect(await ask()).toEqual({ title: 'Draft' });
  expect(fetch.requests[0]).toMatchObject({
    path: '/services/data/v63.0/connect/sites/0DM000000000001AAA/cms/contents/MCA/preview',
    query: { previewKey: 'a.b.c.d' },
  });
  pass(100);
  await ask();
  expect(fetch.requests).toHaveLength(2);
});

test('an expired link is reported with its status', async () => {
  const gone = reply(410, [{ errorCode: 'GONE', message: 'It has ended.' }]);
  const { client } = testClient({ 'GET *': gone }, { context });
  const requested = getContentPreview(client, { contentKeyOrId: 'MCA', previewKey: 'a.b.c.d' });
  await expect(requested).rejects.toMatchObject({ status: 410, message: 'It has ended.' });
});
