import { isIPv4, isIPv6 } from 'node:net';

/** The eight 16-bit groups of an IPv6 address that `isIPv6` accepts. */
function groupsOf(address: string): readonly number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = [], tail = []] = hexadecimal
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** `::ffff:192.0.2.1` is 192.0.2.1 as a socket for both protocols reports it. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [marker, high = 0, low = 0] = groups.slice(5);
  if (marker !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The address alone, of what proxies and sockets write: `192.0.2.1:4711`, `[2001:db8::1]:443`, `fe80::1%eth0`, in quotation
 * marks or not. What is no address stays as it is.
 */
export function bareAddress(written: string): string {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets] = /^\[([^\]]*)\](?::\d*)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d*$/.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text).replace(/%.*$/, '').toLowerCase();
  if (isIPv4(address)) return address;
  return isIPv6(address) ? (mappedIPv4(groupsOf(address)) ?? address) : text;
}

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 address, which is the least that one customer of a provider gets.
 * What is no address counts as one network, so that nobody escapes a limit by writing something else each time.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const prefix = groupsOf(bare).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/64`;
}
