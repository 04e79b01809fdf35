import type { Context } from '../http/context.ts';
import type { Display } from './display.ts';
import type { Objects } from './objects.ts';

/** What every function of this domain works with, for one request. */
export interface RecordsContext extends Pick<Context, 'database' | 'who' | 'now'> {
  readonly objects: Objects;
  readonly display: Display;
}
