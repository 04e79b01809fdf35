import { ClientError } from '@relab/client';
import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

const failed = (status: number, message: string, requestId?: string): ClientError =>
  new ClientError(status, '', [{ errorCode: 'X', message }], { requestId });

test('what is the fault of the server has the id that its operator finds it by, once', () => {
  expect(errorText(failed(503, 'Try again.', '0f7c'))).toBe('Try again. Reference: 0f7c.');
  expect(errorText(failed(500, 'Its id is 0f7c.', '0f7c'))).toBe('Its id is 0f7c.');
  expect(errorText(failed(503, 'Try again.'))).toBe('Try again.');
});

test('what somebody can mend is said without', () => {
  expect(errorText(failed(400, 'A name is required.', '0f7c'))).toBe('A name is required.');
  expect(errorText(new Error('Not read.'))).toBe('Not read.');
});
