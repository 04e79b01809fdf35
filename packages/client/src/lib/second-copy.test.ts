import { afterEach, expect, test, vi } from 'vitest';
import { warnOfSecondCopy } from './second-copy.ts';

afterEach(() => vi.restoreAllMocks());

test('a page that has loaded the package once gets no warning, however many clients it creates', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = {};
  warnOfSecondCopy(page);
  warnOfSecondCopy(page);
  warnOfSecondCopy(undefined);
  expect(warn).not.toHaveBeenCalled();
});

test('a page that has loaded two copies gets one warning, with what to do', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // What another copy has left.
  const page = { [Symbol.for('relab.client')]: {} };
  warnOfSecondCopy(page);
  warnOfSecondCopy(page);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('run `npm ls @relab/client`'));
});
