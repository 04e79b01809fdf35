import type { Worker } from 'node:cluster';

/** A connection, as Node hands it from one process to another. */
interface Connection {
  close(): void;
}

/** What the processes of Node's cluster tell each other, as far as it is looked at here. */
interface ClusterMessage {
  readonly cmd?: string;
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

const isHandOver = (message: ClusterMessage): message is ClusterMessage & { readonly seq: number } =>
  message.cmd === 'NODE_CLUSTER' && message.act === 'newconn' && message.seq !== undefined;

/**
 * Closes what a process was handed and has not acknowledged when it ends. Node's cluster holds such a connection open for good,
 * in case the process that was killed should still accept it, and its client waits without end. Nobody knows whether a request
 * on it was begun, so that no other process gets it.
 */
export function closeUnacknowledged({ process }: Worker): void {
  const pending = new Map<number, Connection>();
  const send = process.send.bind(process) as (...args: readonly unknown[]) => boolean;
  process.send = (message: unknown, ...rest: readonly unknown[]): boolean => {
    const [connection] = rest as readonly [Connection | undefined];
    if (connection && isHandOver(message as ClusterMessage))
      pending.set((message as { readonly seq: number }).seq, connection);
    return send(message, ...rest);
  };
  process.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) pending.delete(ack);
  });
  process.once('exit', () => {
    for (const connection of pending.values()) connection.close();
    pending.clear();
  });
}
