const local = new Set(['0.0.0.0', '::', '127.0.0.1']);

/** What somebody on this machine writes to reach a port. */
export function addressOf(host: string, port: number): string {
  const name = local.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
