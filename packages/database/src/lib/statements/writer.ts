import pg from 'pg';

/** On whose behalf something is written. Triggers read it as `current_setting('relab.user_id', true)`, empty for nobody. */
export interface Writer {
  /** Null for guests and for the server itself. */
  readonly userId: string | null;
  /** The program that writes for the user (`relab.client_id`). */
  readonly clientId?: string | null | undefined;
}

/** SQL that tells it to the transaction. Travels with the statement that begins it, at no round trip of its own. */
export const tellWriter = ({ userId, clientId }: Writer): string =>
  `set local relab.user_id = ${pg.escapeLiteral(userId ?? '')}; set local relab.client_id = ${pg.escapeLiteral(clientId ?? '')}`;
