/** Why no port could be opened: one sentence for whoever starts the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** What an operator sets port and address by. */
export interface ListenSettings {
  readonly port: string;
  readonly host: string;
}

const reasons = (host: string, port: number, settings: ListenSettings): Readonly<Record<string, string>> => ({
  EADDRINUSE: `Port ${port} is taken by another program. Set ${settings.port} to a free one.`,
  EACCES: `Port ${port} may not be used by this user. Set ${settings.port} to one above 1023.`,
  EADDRNOTAVAIL: `This machine has no address ${host}. Set ${settings.host} to one of its own.`,
  ENOTFOUND: `There is no host ${host}. Set ${settings.host} to an address of this machine.`,
});

/** The error of Node's `listen` with the variable that mends it, where one does. */
export function listenFailure(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  settings: ListenSettings,
): Error {
  const reason = reasons(host, port, settings)[error.code ?? ''];
  return reason === undefined ? error : new ListenError(reason, { cause: error });
}
