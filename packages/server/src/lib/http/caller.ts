import { lastForwarded } from '../network/forwarded.ts';
import { bareAddress } from '../network/network.ts';

/** What the transport knows about the connection of a request. */
export interface RequestInfo {
  /** The network address at the other end of the connection. */
  readonly address?: string;
  /** The request was made within this process, and its body is in memory already. */
  readonly isInProcess?: boolean;
  /** Aborted when the connection closes before the response was sent. */
  readonly signal?: AbortSignal;
  /** For handlers behind this server, such as pages: whether the caller's connection is encrypted. */
  readonly secure?: boolean;
}

/** How the caller reached this server, as far as that can be trusted. */
export interface Caller {
  readonly url: URL;
  /** Without a port; limits count by its network (`networkOf`). */
  readonly address: string | undefined;
  readonly secure: boolean;
  /** Hosts of this server: what `Origin` must name. */
  readonly hosts: readonly string[];
}

/** What is trusted about a caller: the headers of a proxy where one stands in front, and the public address. */
export interface CallerOptions {
  readonly trustProxy: boolean;
  readonly base: Pick<URL, 'protocol' | 'host'>;
}

/** Whether the caller's connection is encrypted. */
export const isEncrypted = (
  { headers }: Pick<Request, 'headers'>,
  { trustProxy, base }: CallerOptions,
): boolean =>
  ((trustProxy && lastForwarded(headers.get('x-forwarded-proto'))) || base.protocol.slice(0, -1)) === 'https';

/**
 * Headers that a proxy sets are trusted only where one stands in front (`trustProxy`), and then only what the nearest
 * proxy wrote: the last entry.
 */
export function readCaller(request: Request, info: RequestInfo, options: CallerOptions): Caller {
  const url = new URL(request.url);
  const forwarded = (name: string): string | undefined =>
    options.trustProxy ? lastForwarded(request.headers.get(name)) : undefined;
  const { base } = options;
  const address = forwarded('x-forwarded-for') ?? info.address;
  const hosts = [url.host, request.headers.get('host'), forwarded('x-forwarded-host'), base.host];
  return {
    url,
    address: address === undefined ? undefined : bareAddress(address),
    secure: isEncrypted(request, options),
    hosts: hosts.filter((host) => typeof host === 'string'),
  };
}
