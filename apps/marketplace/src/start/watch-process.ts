import type { OpenDatabase } from '@relab/database';
import { type Load, type LoadWatch, watchLoad } from '@relab/server/load';
import type { StartContext } from './start-context.ts';

/** What an operator reads when a process serves fewer requests than before. */
const unserved = {
  normal: 'Everybody is served again.',
  busy: 'Guests are answered 503, but for their orders.',
  overloaded: 'All but orders and what people write is answered 503.',
  critical: 'Everything is answered 503.',
} as const;

const sentence = ({ level, sample: { loopDelay, memory, waiting } }: Load, waitsFor: string): string =>
  `${unserved[level]} The event loop is ${Math.round(loopDelay)} ms late, ${Math.round(memory * 100)} % of the memory are used, ${waiting} wait for ${waitsFor}.`;

/**
 * Follows how much this process has to do, and says when that changes whom it serves; undefined where a setting says no.
 * `waitsFor` is what the pool leads to.
 */
export function watchProcess(
  pool: Pick<OpenDatabase['pool'], 'waitingCount'>,
  { settings: { loadLimits }, log }: Pick<StartContext, 'settings' | 'log'>,
  waitsFor = 'the database',
): LoadWatch | undefined {
  return (
    loadLimits &&
    watchLoad({
      limits: loadLimits,
      waiting: () => pool.waitingCount,
      changed: (load) => log(sentence(load, waitsFor), load.level === 'normal' ? 'info' : 'warn'),
    })
  );
}
