import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { createContentComment, dismissContentMentions, getContentMentions } from './comment.ts';
import { getManagedContentVariant } from './document.ts';

const variantId = '9Ps000000000001AAA';

test('a comment requests nothing of the content again', async () => {
  const { client, fetch } = testClient({ 'GET *': {}, 'POST *': {} });
  const end = getManagedContentVariant.observe(client, { variantId }, () => {});
  await getManagedContentVariant(client, { variantId });
  await createContentComment(client, { variantId, text: 'Say more.' });
  expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  end();
});

test('mentions that are dismissed are not shown any more, without another request', async () => {
  const none = { count: 0, mentions: [] };
  const { client, fetch } = testClient({ 'GET *': { count: 1, mentions: [{}] }, 'POST *': none });
  await getContentMentions(client, {});
  await dismissContentMentions(client, { commentIds: ['0cc000000000001AAA'] });
  expect(getContentMentions.peek(client, {}).data).toEqual(none);
  expect(fetch.requests).toHaveLength(2);
});
