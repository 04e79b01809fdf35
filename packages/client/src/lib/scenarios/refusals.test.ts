import { expect, test } from 'vitest';
import {
  getLayoutUserState,
  getListRecordsByName,
  getRecord,
  getRecordUi,
  updateLayoutUserState,
  updateRecord,
} from '../../records.ts';
import { parcels } from './parcel.fixture.ts';
import { recordRefusal } from './record-routes.fixture.ts';
import { rejected } from './route.fixture.ts';
import { sales } from './sales.fixture.ts';

const layout = { objectApiName: 'Account' };

function folding() {
  const world = sales();
  const { scenario, acme } = world;
  scenario.observe('state', getLayoutUserState, layout);
  scenario.observe('state of edit', getLayoutUserState, { ...layout, mode: 'Edit', layoutType: 'Compact' });
  scenario.observe('UI', getRecordUi, { recordIds: [acme], layoutTypes: ['Full'], modes: ['View'] });
  return world;
}

const folded = (response: unknown): boolean => JSON.stringify(response).includes('"collapsed":true');

test('D-129, D-130 a section is collapsed: it is at once, where the user state and the record UI show it', async () => {
  const { scenario } = folding();
  await scenario.ready();
  const { courier, waiting } = parcels();
  scenario.server.courier = courier;
  const sectionUserStates = { '01B000000000000': { collapsed: true } };
  const written = updateLayoutUserState(scenario.client, { ...layout, sectionUserStates });
  await scenario.rest();
  expect([folded(scenario.shown('state')), folded(scenario.shown('UI'))]).toEqual([true, true]);
  waiting[0]?.deliver();
  await written;
  scenario.server.courier = (_, reach) => reach();
  await scenario.rest();
  expect(scenario.requested()).toEqual(['PATCH layout/Account/user-state']);
  expect(scenario.called()).toEqual(['state', 'UI']);
  await scenario.expectRight();
});

test('X-57 the collapsing is rejected: the section is open again, and the caller gets the error', async () => {
  const { scenario } = folding();
  await scenario.ready();
  const { courier, waiting } = parcels();
  scenario.server.courier = courier;
  const sectionUserStates = { '01B000000000000': { collapsed: true } };
  const written = updateLayoutUserState(scenario.client, { ...layout, sectionUserStates });
  const told = expect(written).rejects.toMatchObject({ status: 503 });
  await scenario.rest();
  expect(folded(scenario.shown('UI'))).toBe(true);
  waiting[0]?.refuse();
  await told;
  scenario.server.courier = (_, reach) => reach();
  await scenario.rest();
  expect([folded(scenario.shown('state')), folded(scenario.shown('UI'))]).toEqual([false, false]);
  expect(scenario.requested()).toEqual(['PATCH layout/Account/user-state']);
  await scenario.expectRight();
});

const shownValue = (record: unknown, name: string): unknown => {
  const { fields } = Object(record) as { fields?: Record<string, { value: unknown }> };
  return fields?.[name]?.value;
};

test('the middle one of three expected updates is rejected: the others stay, in record and list', async () => {
  const { scenario, acme } = sales();
  scenario.observe('acme', getRecord, {
    recordId: acme,
    fields: ['Account.Phone', 'Account.Rating', 'Account.Name'],
  });
  scenario.observe('list', getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    fields: ['Account.Phone'],
  });
  await scenario.ready();
  const { courier, waiting } = parcels();
  scenario.server.courier = courier;
  const update = (fields: Readonly<Record<string, string>>) =>
    updateRecord(scenario.client, { recordId: acme, fields }, { optimistic: true });
  const [first, second, third] = [
    update({ Phone: '2' }),
    update({ Phone: '3', Rating: 'Cold' }),
    update({ Phone: '4' }),
  ];
  await scenario.rest();
  expect(shownValue(scenario.shown('acme'), 'Phone')).toBe('4');
  const told = expect(second).rejects.toMatchObject({
    message: 'Not this one.',
    fieldMessages: { Phone: ['Not this one.'] },
  });
  const [one, two, three] = [...waiting];
  scenario.server.courier = (_, reach) => reach();
  two?.response(recordRefusal(400, 'FIELD_CUSTOM_VALIDATION_EXCEPTION', 'Phone', 'Not this one.'));
  await told;
  await scenario.rest();
  expect([shownValue(scenario.shown('acme'), 'Phone'), shownValue(scenario.shown('acme'), 'Rating')]).toEqual(
    ['4', 'Hot'],
  );
  one?.deliver();
  await first;
  expect(shownValue(scenario.shown('acme'), 'Phone')).toBe('4');
  three?.deliver();
  await third;
  await scenario.rest();
  expect(scenario.requested()).toEqual(Array(3).fill(`PATCH records/${acme}`));
  await scenario.expectRight();
});

test('somebody else was faster: the error has what there was, what was to be written and what there is now', async () => {
  const { scenario, org, acme } = sales();
  scenario.observe('acme', getRecord, { recordId: acme, fields: ['Account.Name', 'Account.Phone'] });
  await scenario.ready();
  const since = new Date(org.records.get(acme)?.modified ?? 0).toISOString();
  org.update(acme, { Phone: 'theirs' });
  const config = { recordId: acme, fields: { Phone: 'mine' }, ifUnmodifiedSince: since };
  const write = updateRecord(scenario.client, config, { optimistic: true });
  await expect(write).rejects.toMatchObject({
    status: 412,
    conflict: {
      base: { fields: { Phone: { value: '1' } } },
      mine: { Phone: 'mine' },
      theirs: { fields: { Phone: { value: 'theirs' } } },
    },
  });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`PATCH records/${acme}`]);
  expect(shownValue(scenario.shown('acme'), 'Phone')).toBe('theirs');
  await scenario.expectRight();
});

test('a read that fails after a write keeps showing what it showed, and says why', async () => {
  const { scenario, acme } = sales();
  scenario.observe('list', getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
  });
  await scenario.ready();
  scenario.server.courier = ({ method }, reach) =>
    method === 'POST' ? rejected(503, 'SERVER_UNAVAILABLE') : reach();
  await updateRecord(scenario.client, { recordId: acme, fields: { Name: 'Zenith' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`PATCH records/${acme}`, 'POST list-records/Account/AllAccounts']);
  expect(JSON.stringify(scenario.shown('list'))).toContain('Zenith');
});
