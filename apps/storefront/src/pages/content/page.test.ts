import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import { type PageContext, Redirect } from '../../frame/page.ts';
import { page } from './page.tsx';

function load(answer: unknown): Promise<unknown> {
  const { client } = testClient({ 'GET /contents/*': answer }, { context: { siteId: '0DM000000000001AAA' } });
  const context = {
    client,
    params: { contentKey: 'old' },
    url: new URL('https://relab.example/content/old'),
  };
  return page.load(context as unknown as PageContext);
}

const elsewhere = (movedTo: object) => reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.', movedTo }]);

test('an alias that a content has left leads to where it is, for good', async () => {
  await expect(load(elsewhere({ contentKeyOrUrlName: 'new name' }))).rejects.toMatchObject({
    href: '/content/new%20name',
    permanent: true,
  });
  await expect(load(elsewhere({ redirectUrl: 'https://lab.example/news' }))).rejects.toBeInstanceOf(Redirect);
});

test('what is nowhere is not found, and what is there is shown', async () => {
  await expect(load(reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.' }]))).rejects.toMatchObject({
    status: 404,
  });
  await expect(load({ contentKey: 'MCA' })).resolves.toEqual({ contentKey: 'MCA' });
});
