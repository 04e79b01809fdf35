import pg from 'pg';

/** On whose behalf something is written. Triggers read it as `current_setting('relab.user_id', true)`, empty for nobody. */
export interface Writer {
  /** Null for guests and for the server itself. */
  readonly userId: string | null;
  /** The program that writes for the user (`relab.client_id`). */
  readonly clientId?: string | null | undefined;
  /** The trace that it belongs to (`relab.trace`), for the jobs that triggers enqueue. */
  readonly trace?: string | undefined;
}

/** SQL that tells it to the transaction. Travels with the statement that begins it, at no round trip of its own. */
export function tellWriter({ userId, clientId, trace }: Writer): string {
  const settings = {
    user_id: userId ?? '',
    client_id: clientId ?? '',
    ...(trace !== undefined && { trace }),
  };
  return Object.entries(settings)
    .map(([name, value]) => `set local relab.${name} = ${pg.escapeLiteral(value)}`)
    .join('; ');
}
