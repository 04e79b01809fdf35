/** Names of the machine itself, and those that are reserved for tests (RFC 6761). */
const isLocal = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.(?:localhost|test)$/.test(hostname);

/**
 * The origin of an address that tokens may be sent to; undefined for any other: they are readable on the way without
 * encryption.
 */
export function secureOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname))
    ? url.origin
    : undefined;
}

/** The same of an org's address as an app states it. Throws a TypeError for one that tokens may not be sent to. */
export function orgOrigin(address: string): string {
  const origin = secureOrigin(address);
  if (origin !== undefined) return origin;
  throw new TypeError(`url: the address of an org begins with https://, and this is ${address}.`);
}
