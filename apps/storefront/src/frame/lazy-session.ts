import type { Client } from '@relab/client';

/** `hasSessionEnded`, fetched when an error asks for it: whoever is signed in to nothing never needs it. */
export const hasSessionEnded = async (client: Client): Promise<boolean> =>
  (await import('./settle-session.ts')).hasSessionEnded(client);
