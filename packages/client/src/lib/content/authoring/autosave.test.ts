import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { deleteAutosave, getAutosave, saveAutosave } from './autosave.ts';

const variantId = '9Ps000000000001AAA';
const autosave = {
  contentBody: {},
  managedContentVersionId: '5OU1',
  savedDate: '',
  title: 'A',
  urlName: null,
};
const autosaves = { autosave, managedContentVariantId: variantId, others: [] };

test('what an autosave answers is what is read next, and nothing is requested for it', async () => {
  const { client, fetch } = testClient({ 'GET *': { ...autosaves, autosave: null }, 'PUT *': autosaves });
  await getAutosave(client, { variantId });
  await saveAutosave(client, {
    ...{ variantId, contentBody: {}, managedContentVersionId: '5OU1', title: 'A' },
  });
  expect(getAutosave.peek(client, { variantId }).data).toEqual(autosaves);
  expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
});

test('one that is discarded is not read any more, and who else types still is', async () => {
  const others = [{ id: '0051', name: 'B', savedDate: '' }];
  const { client } = testClient({ 'GET *': { ...autosaves, others }, 'DELETE *': null });
  await getAutosave(client, { variantId });
  await deleteAutosave(client, { variantId });
  expect(getAutosave.peek(client, { variantId }).data).toMatchObject({ autosave: null, others });
});
