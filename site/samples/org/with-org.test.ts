import { expect, test } from 'vitest';
import { withOrg } from './with-org.ts';

const respond = withOrg(
  {
    url: 'https://example.my.host',
    clientId: 'desk',
    appUrl: 'https://desk.example',
    secrets: ['a secret that only the tests of the samples have'],
    fetch: () => expect.unreachable(),
  },
  async () => new Response('the app'),
);

test('what is not the org’s is the app’s, and nobody reaches the org without a session', async () => {
  const page = await respond(new Request('https://desk.example/accounts'));
  expect(await page.text()).toBe('the app');
  const call = await respond(
    new Request('https://desk.example/services/data/v63.0/ui-api/records/a', {
      headers: { 'X-Relab-Org': '1' },
    }),
  );
  expect(call.status).toBe(401);
});
