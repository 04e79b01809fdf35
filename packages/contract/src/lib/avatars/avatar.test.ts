import { expect, test } from 'vitest';
import { updateRecordAvatar } from '../../records.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { RecordAvatar, RecordAvatars } from './avatar-schemas.ts';

const photo = {
  backgroundColor: '#ffffff',
  height: 72,
  photoMetadata: { companyBluemasterId: null, responseId: null },
  photoUrl: '/avatars/003.png',
  provider: null,
  recordId: '003',
  type: 'Photo',
  width: 72,
};
const theme = { backgroundColor: '#7F8DE1', iconUrl: '/account.png', recordId: '001', type: 'Theme' };
const wrong = [{ errorCode: 'NOT_FOUND', message: 'There is no such record' }];
const batch = {
  hasErrors: true,
  results: [
    { result: photo, statusCode: 200 },
    { result: wrong, statusCode: 404 },
  ],
};

test('D-087: an avatar is of a record, and a photo or a theme', () => {
  expect(neededMembers(RecordAvatar, theme)).toEqual(expect.arrayContaining(['recordId', 'type']));
  expect(fitsWith(RecordAvatar, theme, ['type'], 'Emoji')).toBe(false);
  expect(fitsWith(RecordAvatar, theme, ['type'], 'Photo')).toBe(false);
});

test('D-088: a photo has all its members', () => {
  expect(neededMembers(RecordAvatar, photo)).toEqual(Object.keys(photo));
  expect(neededMembers(RecordAvatar, photo, ['photoMetadata'])).toEqual([
    'companyBluemasterId',
    'responseId',
  ]);
  expect(fitsWith(RecordAvatar, photo, ['height'], '72')).toBe(false);
});

test('D-089: a theme has a colour and an icon, and what else the server sends is kept', () => {
  expect(neededMembers(RecordAvatar, theme)).toEqual(Object.keys(theme));
  expect(RecordAvatar.parse({ ...theme, eTag: 'a1' })).toHaveProperty('eTag', 'a1');
});

test('D-090: an entry of a batch with status 200 is an avatar', () => {
  expect(neededMembers(RecordAvatars, batch, ['results', 0])).toEqual(['result', 'statusCode']);
  expect(fitsWith(RecordAvatars, batch, ['results', 0, 'result'], wrong)).toBe(false);
});

test('D-091, D-231: an entry of a batch with status 400 or 404 is a list of what is wrong', () => {
  expect(fitsWith(RecordAvatars, batch, ['results', 1, 'statusCode'], 400)).toBe(true);
  expect(fitsWith(RecordAvatars, batch, ['results', 1, 'statusCode'], 500)).toBe(false);
  expect(fitsWith(RecordAvatars, batch, ['results', 1, 'result'], theme)).toBe(false);
  expect(neededMembers(RecordAvatars, batch, ['results', 1, 'result', 0])).toEqual(['errorCode', 'message']);
});

test('D-221: many avatars come as a map by record, or as results with hasErrors', () => {
  expect(neededMembers(RecordAvatars, batch)).toEqual(['hasErrors', 'results']);
  expect(RecordAvatars.parse({ '001': theme, '003': photo })).toEqual({ '001': theme, '003': photo });
  expect(RecordAvatars.safeParse({ '001': wrong }).success).toBe(false);
});

test('D-210, D-211: changing an avatar needs the record and what to do', () => {
  expect(checkConfig(updateRecordAvatar, { recordId: '001', actionType: 'Associate' })).toEqual([]);
  expect(checkConfig(updateRecordAvatar, { actionType: 'Associate' })).toEqual([
    { path: ['recordId'], message: 'Expected "string" but received "undefined"' },
  ]);
  expect(checkConfig(updateRecordAvatar, { recordId: '001', actionType: '' })).toHaveLength(1);
  expect(checkConfig(updateRecordAvatar, { recordId: '001' })).toEqual([
    { path: ['actionType'], message: 'Expected "string" but received "undefined"' },
  ]);
  expect(
    checkConfig(updateRecordAvatar, { recordId: '001', actionType: 'Associate', photoUrl: 7 }),
  ).toHaveLength(1);
});
