import { describe, expect, it, test } from 'vitest';
import { abortError, ClientError, fetchError, reviveError, withConflict } from './client-error.ts';
import { invalidConfig, notFetchable, ownError } from './errors.ts';

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

describe('every form says the same things in the same places', () => {
  const refusal = 'The record was not saved.';
  const entry = { errorCode: 'REQUIRED', message: 'Complete this field.' };
  test.each([
    ['a list about a field', [{ ...entry, fields: ['Name'] }], [], { Name: ['Complete this field.'] }],
    ['a list about nothing', [entry], ['Complete this field.'], {}],
    ['a list about several fields', [{ ...entry, fields: ['A', 'B'] }], ['Complete this field.'], {}],
    [
      'an object about a field',
      { message: refusal, output: { errors: [], fieldErrors: { Name: [{ ...entry, field: 'Name' }] } } },
      [],
      { Name: ['Complete this field.'] },
    ],
    [
      'an object that names the field only once',
      { message: refusal, output: { fieldErrors: { Name: [entry, { ...entry, message: 'Really.' }] } } },
      [],
      { Name: ['Complete this field.', 'Really.'] },
    ],
    [
      'an object about the record',
      { message: refusal, output: { errors: [{ ...entry, field: null }], fieldErrors: {} } },
      ['Complete this field.'],
      {},
    ],
    ['an object without more', { message: refusal, output: null }, [refusal], {}],
    ['an object with a code', { message: refusal, errorCode: 'REQUIRED' }, [refusal], {}],
    ['a page', '<html>', [], {}],
    ['nothing', null, [], {}],
  ])('%s', (_, body, messages, fieldMessages) => {
    const error = new ClientError(400, 'Bad Request', body);
    expect(error.messages).toEqual(messages);
    expect(error.fieldMessages).toEqual(fieldMessages);
    expect(error.kind).toBe('refused');
    expect(error.body).toBe(body);
    expect(error.conflict).toBeUndefined();
  });

  test('also where they are hostile', () => {
    const odd = { toString: 1, valueOf: 1 };
    const bodies: unknown[] = [
      [{ message: odd, errorCode: odd, fields: [odd] }],
      { message: odd, output: { errors: odd, fieldErrors: { Name: odd } } },
      { output: { errors: [null, 1, 'x'], fieldErrors: [[null]] } },
      JSON.parse('{"output": {"fieldErrors": {"__proto__": [{"message": "x"}]}}}'),
    ];
    for (const body of bodies) {
      const error = new ClientError(400, 'Bad Request', body);
      expect(error.body).toBe(body);
      expect(typeof error.message).toBe('string');
      expect(error.messages.every((message) => typeof message === 'string')).toBe(true);
    }
    expect(Object.keys(new ClientError(400, '', bodies[3]).fieldMessages)).toEqual(['__proto__']);
  });
});

test.each([
  ['refused', new ClientError(500, '', []), true],
  ['network', fetchError(new TypeError('fetch failed')), true],
  ['timeout', fetchError(new DOMException('', 'TimeoutError')), true],
  ['offline', ownError(0, 'Offline', 'OFFLINE', 'There is no network.'), true],
  ['aborted', abortError(), false],
  ['config', invalidConfig(''), false],
])('X-69: a failure is of the kind %s', (kind, error, retryable) => {
  expect(error.kind).toBe(kind);
  expect(error.retryable).toBe(retryable);
});

test('D-135, D-136: what cannot be requested is rejected with status 400 and its text', () => {
  expect(notFetchable()).toMatchObject({
    status: 400,
    statusText: 'data is not fetchable',
    message: 'data is not fetchable',
    retryable: false,
  });
});

test('a conflict is the same refusal with both sides of it', () => {
  const error = new ClientError(412, 'Precondition Failed', [{ errorCode: 'CONFLICT', message: 'Changed.' }]);
  const sides = { base: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 } };
  expect(withConflict(error, sides)).toMatchObject({
    status: 412,
    statusText: 'Precondition Failed',
    code: 'CONFLICT',
    message: 'Changed.',
    body: error.body,
    conflict: sides,
  });
});
