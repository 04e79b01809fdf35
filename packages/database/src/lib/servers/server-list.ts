/** Which of several servers is meant, as `target_session_attrs` of PostgreSQL's own clients says it. */
export type ServerRole = 'any' | 'read-write' | 'read-only' | 'primary' | 'standby';

/** One of the servers of an address. */
export interface Server {
  /** The address of this one alone. Holds the password. */
  readonly url: string;
  /** For people: `db1.example:5432`. */
  readonly name: string;
}

/** The servers of an address, and which of them is meant. */
export interface ServerList {
  readonly servers: readonly Server[];
  readonly role: ServerRole;
  /** Milliseconds that connecting to one of them may take, where the address says so. */
  readonly connectTimeout: number | undefined;
  /**
   * All connections have to lead to the same running server, since what is known of one says nothing of another; those to
   * the one before are broken off.
   */
  readonly isOneServer?: boolean;
}

const roles: readonly ServerRole[] = ['any', 'read-write', 'read-only', 'primary', 'standby'];
const address = /^(postgres(?:ql)?:\/\/)(?:([^@/?]*)@)?([^/?@]*)(\/[^?]*)?(?:\?(.*))?$/;
/** What is read here, and means nothing to the driver. */
const ownParameters = ['target_session_attrs', 'connect_timeout', 'host', 'port'] as const;

function roleOf(text: string | null, count: number): ServerRole {
  // Of several, a server that takes no writes is of no use to a program that writes.
  if (text === null) return count > 1 ? 'read-write' : 'any';
  const role = roles.find((one) => one === text);
  if (role) return role;
  throw new Error(
    `target_session_attrs=${text} of the address of the database is not supported: it is one of ${roles.join(', ')}.`,
  );
}

function timeoutOf(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,5}$/.test(text))
    throw new Error('connect_timeout of the address of the database is a whole number of seconds.');
  return text === '0' ? undefined : Number(text) * 1000;
}

/** `a:5432`, `[::1]:5432`, `a`; or hosts and ports from lists of their own. */
function hostsOf(authority: string, parameters: URLSearchParams): readonly string[] {
  const given = parameters.get('host');
  if (given === null) return authority.split(',');
  const hosts = given.split(',');
  const ports = parameters.get('port')?.split(',') ?? [];
  if (ports.length > 1 && ports.length !== hosts.length)
    throw new Error(
      `The address of the database names ${hosts.length} hosts and ${ports.length} ports: name one port, or one for each host.`,
    );
  return hosts.map((host, at) => {
    const port = ports[at] ?? ports[0];
    return port === undefined ? host : `${host}:${port}`;
  });
}

const socket = /^(\/.*?)(?::(\d+))?$/;

function serverOf(host: string, parts: { start: string; path: string; parameters: URLSearchParams }): Server {
  if (host === '') throw new Error('The address of the database names a host without a name.');
  const { start, path } = parts;
  const parameters = new URLSearchParams(parts.parameters);
  const [, folder, port = '5432'] = socket.exec(host) ?? [];
  if (folder !== undefined) parameters.set('host', folder);
  const where = folder === undefined ? host : `localhost:${port}`;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const url = `${start}${where}${path}${query}`;
  if (!URL.canParse(url))
    throw new Error(`The address of the database names a host that is not one: ${host}.`);
  return { url, name: host };
}

/**
 * The servers that an address names, in PostgreSQL's own form: `postgresql://user:password@a:5432,b:5433/name`, or
 * `?host=a,b&port=5432,5433`. Undefined for one server of whatever role, whose address stays as it is.
 */
export function parseServers(url: string): ServerList | undefined {
  const [, scheme, user, authority = '', path = '', query = ''] = address.exec(url) ?? [];
  if (scheme === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const hosts = hostsOf(authority, parameters);
  const role = roleOf(parameters.get('target_session_attrs'), hosts.length);
  if (hosts.length === 1 && !parameters.has('target_session_attrs')) return undefined;
  return listOf(hosts, role, { scheme, user, path, parameters });
}

interface AddressParts {
  readonly scheme: string;
  readonly user: string | undefined;
  readonly path: string;
  readonly parameters: URLSearchParams;
}

function listOf(
  hosts: readonly string[],
  role: ServerRole,
  { scheme, user, path, parameters }: AddressParts,
): ServerList {
  const connectTimeout = timeoutOf(parameters.get('connect_timeout'));
  for (const name of ownParameters) parameters.delete(name);
  const start = `${scheme}${user === undefined ? '' : `${user}@`}`;
  return { servers: hosts.map((host) => serverOf(host, { start, path, parameters })), role, connectTimeout };
}

/** Where a standby is away, its reads go to the primary by the address of that one: all of these mean the same. */
const replicaRoles: ReadonlySet<string> = new Set(['any', 'standby', 'prefer-standby', 'read-only']);

/** The standbys that an address names in the same form, one alone among them; connections lead to one of them at a time. */
export function parseReplicas(url: string): ServerList {
  const [, scheme, user, authority = '', path = '', query = ''] = address.exec(url) ?? [];
  if (scheme === undefined)
    throw new Error('The address of a replica is one such as postgresql://user:password@host/name.');
  const parameters = new URLSearchParams(query);
  const role = parameters.get('target_session_attrs') ?? 'standby';
  if (!replicaRoles.has(role))
    throw new Error(
      `target_session_attrs=${role} of the address of the replica leads to servers that take writes: leave it out, or use prefer-standby.`,
    );
  const list = listOf(hostsOf(authority, parameters), 'standby', { scheme, user, path, parameters });
  return { ...list, isOneServer: true };
}
