import type { ReadAdapter } from '@relab/client';
import type { AnswerWith, ConfigWith, TypedReadAdapter } from '@relab/client/schema';
import { use } from 'react';
import { useReadPromise } from './use-read-promise.ts';

/**
 * The answer. Asks before it suspends; a boundary above shows while it waits, also on a server that streams. Throws
 * the error of a failed read to the error boundary above. A config that is wrong throws too.
 */
export function useSuspendingRead<
  Config,
  Answer,
  const Fields extends readonly string[] = [],
  const Optional extends readonly string[] = [],
>(
  adapter: TypedReadAdapter<Config, Answer>,
  config: ConfigWith<Config, Fields, Optional>,
): AnswerWith<Answer, Fields, Optional>;
export function useSuspendingRead<Config, Answer>(
  adapter: ReadAdapter<Config, Answer>,
  config: Config,
): Answer;
export function useSuspendingRead(adapter: ReadAdapter<never, unknown>, config: unknown): unknown {
  return use(useReadPromise(adapter, config as never));
}
