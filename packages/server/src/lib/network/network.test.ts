import { expect, test } from 'vitest';
import { bareAddress, networkOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['"192.0.2.1:4711"', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::9]:443"', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['_hidden-4711', 'unknown'],
  ['999.1.2.3', 'unknown'],
  ['', 'unknown'],
])('limits count the address %s by the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('two addresses of one IPv6 /64 are one network, of two are two', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
});

test('an address is read without its port, brackets and zone', () => {
  expect(bareAddress('[2001:DB8::9]:443')).toBe('2001:db8::9');
  expect(bareAddress(' 192.0.2.1:80 ')).toBe('192.0.2.1');
  expect(bareAddress('_hidden')).toBe('_hidden');
});
