import { expect, it } from 'vitest';
import { getCartSummary } from '../commerce/cart/cart-summary.ts';
import { getOrderSummaries } from '../commerce/orders/order.ts';
import { getAppContext, getSessionContext } from '../commerce/session/context.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { getRecord } from '../records/get-record.ts';
import { updateRecord } from '../records/record-writes.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { signIn, signOut } from './session.ts';

const record = {
  id: '001000000000001AAA',
  apiName: 'Account',
  fields: { Name: { displayValue: null, value: 'A' } },
};

function site() {
  let user = 'guest';
  return {
    'GET /application-context': () => ({ propertiesEx: {} }),
    'GET /session-context': () => ({ guestUser: user === 'guest', userId: user }),
    'GET /carts/current': () => ({ ownerId: user }),
    'GET /order-summaries': () => ({ owner: user }),
    'GET /records/*': record,
    'POST /sign-in': () => {
      user = 'buyer';
      return { userId: user };
    },
    'POST /logout': () => {
      user = 'guest';
      return reply(204);
    },
  };
}

const credentials = { email: 'a@b.example', password: 'a long password' };

it('shows what is observed of the new user as soon as the sign-in resolves', async () => {
  const { client } = testClient(site());
  getSessionContext.observe(client, {}, () => {});
  getCartSummary.observe(client, {}, () => {});
  await signIn(client, credentials);
  expect(getSessionContext.peek(client, {}).data?.guestUser).toBe(false);
  expect(getCartSummary.peek(client, {}).data?.ownerId).toBe('buyer');
});

it('keeps nothing personal of the one who signed out, and what is the same for all', async () => {
  const { client } = testClient(site());
  await signIn(client, credentials);
  const fields = ['Account.Name'];
  await Promise.all([
    getAppContext(client, {}),
    getOrderSummaries(client, {}),
    getRecord(client, { recordId: record.id, fields }),
  ]);
  await signOut(client, {});
  expect(getOrderSummaries.peek(client, {}).state).toBe('Unfulfilled');
  expect(getRecord.peek(client, { recordId: record.id, fields }).state).toBe('Unfulfilled');
  expect(getAppContext.peek(client, {}).state).toBe('Fulfilled');
});

it('knows object infos, and what may be written by them, of one user only', async () => {
  const { client } = testClient({ ...site(), 'GET /object-info/*': { apiName: 'Account', fields: {} } });
  await getObjectInfo(client, { objectApiName: 'Account' });
  await signIn(client, credentials);
  expect(getObjectInfo.peek(client, { objectApiName: 'Account' }).state).toBe('Unfulfilled');
});

it('shows nobody the response to a write of the one before', async () => {
  const response = Promise.withResolvers<unknown>();
  const { client } = testClient({ ...site(), 'PATCH /records/*': () => response.promise });
  const config = { recordId: record.id, fields: { Name: 'Secret' } };
  const written = updateRecord(client, config, { optimistic: true });
  await settle();
  await signOut(client, {});
  response.resolve({ ...record, fields: { Name: { displayValue: null, value: 'Secret' } } });
  await written;
  expect(getRecord.peek(client, { recordId: record.id, fields: ['Account.Name'] }).state).toBe('Unfulfilled');
});
