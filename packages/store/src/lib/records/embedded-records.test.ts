import { expect, it } from 'vitest';
import { createStore } from '../create-store.ts';
import { embeddedRecords } from './embedded-records.ts';
import { fieldTree } from './field-tree.ts';
import { recordsOf } from './records.ts';

const owner = {
  id: '2',
  apiName: 'User',
  weakEtag: 1,
  fields: { Name: { displayValue: null, value: 'Ada' } },
};
const account = {
  id: '1',
  apiName: 'Account',
  weakEtag: 1,
  fields: { Owner: { displayValue: 'Ada', value: owner } },
};

it('tells of each record who reads it, also through another one, and what is not confirmed', () => {
  const store = createStore({ now: () => 1_000 });
  const records = recordsOf(store);
  records.publish(account, 30_000);
  records.query('read', '1', fieldTree(['Owner.Name'])).read();
  const takeOff = records.layer('2', { Name: { displayValue: null, value: 'Grace' } });
  expect(embeddedRecords(store)).toMatchObject([
    { id: '1', apiName: 'Account', readers: ['read'], unconfirmed: 0, receivedAt: 1_000, expiresAt: 31_000 },
    { id: '2', apiName: 'User', readers: ['read'], unconfirmed: 1, origin: 'optimistic' },
  ]);
  takeOff();
  records.evict('1');
  expect(embeddedRecords(store).map(({ id }) => id)).toEqual(['2']);
});
