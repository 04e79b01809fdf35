import { describe, expect, it } from 'vitest';
import { ClientError, fetchError, reviveError } from './client-error.ts';

describe('the two forms of the wire', () => {
  it('S-236, S-237, S-238 reads a list', () => {
    const error = new ClientError(400, 'Bad Request', [
      { errorCode: 'FIRST', message: '' },
      { errorCode: 'SECOND', message: 'the first that says something', fields: ['Name'] },
    ]);
    expect(error.message).toBe('the first that says something');
    expect(error.errors).toEqual([
      { type: 'FIRST', message: '', arguments: [] },
      { type: 'SECOND', message: 'the first that says something', fields: ['Name'], arguments: [] },
    ]);
  });

  it('reads the object that record writes answer', () => {
    const error = new ClientError(400, 'Bad Request', {
      message: 'An error occurred while trying to update the record.',
      output: {
        errors: [{ errorCode: 'DUPLICATES_DETECTED', message: 'There is one already.' }],
        fieldErrors: {
          Name: [{ errorCode: 'REQUIRED_FIELD_MISSING', field: 'Name', message: 'Complete this field.' }],
        },
      },
    });
    expect(error.errors.map(({ type, fields }) => [type, fields])).toEqual([
      ['DUPLICATES_DETECTED', undefined],
      ['REQUIRED_FIELD_MISSING', ['Name']],
    ]);
    expect(error.message).toBe('There is one already.');
  });

  it.each([
    ['a page of a proxy', '<html>', 'Bad Gateway'],
    ['nothing', null, 'Bad Gateway'],
    ['an object with a message', { message: 'Down.' }, 'Down.'],
    ['a list of rubbish', [null, 1], 'Bad Gateway'],
  ])('makes the best of %s', (_, body, message) => {
    const error = new ClientError(502, 'Bad Gateway', body);
    expect(error.message).toBe(message);
    expect(error.body).toBe(body);
  });
});

it('S-239 has the message Aborted for an abort', () => {
  const error = fetchError(new DOMException('', 'AbortError'));
  expect(error).toMatchObject({ message: 'Aborted', status: 0, retryable: false });
});

it('S-240 comes back from JSON as it was', () => {
  const error = new ClientError(409, 'Conflict', [{ errorCode: 'INSUFFICIENT_STOCK', message: 'Sold.' }]);
  const revived = reviveError(JSON.parse(JSON.stringify(error)));
  expect(revived).toBeInstanceOf(ClientError);
  expect(revived).toMatchObject({ status: 409, message: 'Sold.', code: 'INSUFFICIENT_STOCK' });
  expect(revived.errors).toEqual(error.errors);
});

it.each([
  [0, true],
  [400, false],
  [404, false],
  [408, true],
  [409, false],
  [429, true],
  [503, true],
])('says whether trying again makes sense: %i', (status, sense) => {
  expect(new ClientError(status, '', []).retryable).toBe(sense);
});
