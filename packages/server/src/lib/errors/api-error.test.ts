import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorEntries, notFound, saveError, versionConflict } from './errors.ts';

const german = 'Das Gesuchte gibt es nicht oder nicht mehr.';

test('an error is answered in the reader’s language, and in English where it is not there in it', () => {
  expect(notFound().bodyIn('de')).toEqual([{ errorCode: 'NOT_FOUND', message: german }]);
  expect(notFound().bodyIn('fr')).toEqual(notFound().body);
  expect(errorEntries(notFound(), 'de')).toEqual([{ errorCode: 'NOT_FOUND', message: german }]);
});

test('a text of one language is what it is in all', () => {
  const error = new ApiError('INVALID_INPUT', 'Say why.', { fields: ['Reason__c'] });
  expect(error.bodyIn('de')).toEqual([
    { errorCode: 'INVALID_INPUT', message: 'Say why.', fields: ['Reason__c'] },
  ]);
});

test('what is wrong with each field keeps the language that it was found in', () => {
  const problem = {
    code: 'STRING_TOO_LONG',
    field: 'Name',
    message: 'Name: Höchstens 80 Zeichen sind möglich.',
  };
  const error = saveError('update', [problem]);
  expect(error.bodyIn('de')).toMatchObject({
    message: 'Der Datensatz konnte nicht gespeichert werden. Bitte prüfen Sie Ihre Angaben.',
    output: { fieldErrors: { Name: [{ message: problem.message }] } },
  });
  expect(errorEntries(error, 'de')).toEqual([
    { errorCode: 'STRING_TOO_LONG', message: problem.message, fields: ['Name'] },
  ]);
});

test('a conflict brings the record in every language', () => {
  const record = { id: '001000000000001AAA', fields: {} } as never;
  expect(versionConflict(record).bodyIn('de')).toMatchObject({
    message: expect.stringMatching(/^Der Datensatz wurde geändert/),
    output: { id: '001000000000001AAA' },
  });
});
