import { expect, test } from 'vitest';
import { lastForwarded } from './forwarded.ts';

test.each([
  ['one entry', '198.51.100.1', '198.51.100.1'],
  ['an entry that the client forged, before that of the proxy', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['entries without spaces', '203.0.113.9,198.51.100.1', '198.51.100.1'],
  ['a header that was sent twice', ['203.0.113.9', '192.0.2.7, 198.51.100.1'], '198.51.100.1'],
  ['an IPv6 address with its port', '203.0.113.9, [2001:db8::1]:443', '[2001:db8::1]:443'],
  ['no header', undefined, undefined],
  ['no header of a request', null, undefined],
  ['an empty header', '', undefined],
  ['no lines', [], undefined],
  ['an empty last entry, never the one before it', '203.0.113.9, ', undefined],
  ['an empty last line, never the one before it', ['203.0.113.9', ''], undefined],
])('%s', (_, header, entry) => {
  expect(lastForwarded(header)).toBe(entry);
});
