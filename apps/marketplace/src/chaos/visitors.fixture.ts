import { fetchFrom } from '../start/fetch-from.fixture.ts';

/** Elsewhere only one address of loopback is the machine's own. */
const areApart = process.platform === 'linux';

/** Settings of servers whose visitors come from one network, more often than anybody does; none where they do not. */
export const settingsOfOneNetwork: Readonly<Record<string, string>> = areApart
  ? {}
  : {
      RELAB_ORDERS_PER_HOUR: '100000',
      RELAB_RESERVED_LISTINGS: '1000',
      RELAB_GUEST_CARTS: '100000',
    };

/** All addresses that begin with 127 are this machine. */
export const loopbackAddresses = (number: number): string =>
  `127.64.${1 + (Math.floor(number / 250) % 250)}.${1 + (number % 250)}`;

/** Each call is somebody from another network: limits count IPv4 addresses one by one. */
export function openVisitors(addressOf: (number: number) => string): () => typeof fetch {
  let count = 0;
  return () => (areApart ? fetchFrom(addressOf(count++)) : fetch);
}
