import { type LoadLevel, severityOf } from './load-level.ts';

/**
 * What of a request suffers where it is not served. `order`: something that somebody has begun would break off. `session`:
 * somebody who has signed in looks at something. `guest`: somebody looks around.
 */
export type RequestPriority = 'order' | 'session' | 'guest';

/** The highest level at which a priority is served, by its severity. */
const servedUpTo: Readonly<Record<RequestPriority, LoadLevel>> = {
  guest: 'normal',
  session: 'busy',
  order: 'overloaded',
};

/** Whether requests of a priority are served at a level: of guests at `normal` alone, of orders at all but `critical`. */
export const servesAt = (level: LoadLevel, priority: RequestPriority): boolean =>
  severityOf(level) <= severityOf(servedUpTo[priority]);
