import type { LoadLimits } from '@relab/server/load';
import { type Environment, oneOf, wholeNumber } from './read-value.ts';

/** The limits from which a process is overloaded; undefined where it sheds no load. */
export function loadLimits(env: Environment): LoadLimits | undefined {
  const limits = {
    loopDelay: wholeNumber('RELAB_MAX_LOOP_DELAY', env.RELAB_MAX_LOOP_DELAY, 50, 60_000) ?? 1_000,
    memory: (wholeNumber('RELAB_MAX_MEMORY', env.RELAB_MAX_MEMORY, 50, 99) ?? 90) / 100,
    waiting: wholeNumber('RELAB_MAX_WAITING', env.RELAB_MAX_WAITING, 10, 100_000) ?? 500,
  };
  return oneOf('RELAB_LOAD_SHEDDING', env.RELAB_LOAD_SHEDDING, ['yes', 'no']) === 'no' ? undefined : limits;
}
