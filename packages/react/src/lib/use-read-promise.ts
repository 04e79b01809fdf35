import type { ReadAdapter } from '@relab/client';
import type { AnswerWith, ConfigWith, TypedReadAdapter } from '@relab/client/schema';
import { useArrivals } from './use-arrivals.ts';

/**
 * The answer as a promise for `use`, here or in a component below. Asks at once and does not suspend: several of these
 * before the first `use` are one round trip. The same promise as long as the answer is the same; another one, with
 * which a component that uses it renders again, when it has changed. Rejects with a ClientError.
 */
export function useReadPromise<
  Config,
  Answer,
  const Fields extends readonly string[] = [],
  const Optional extends readonly string[] = [],
>(
  adapter: TypedReadAdapter<Config, Answer>,
  config: ConfigWith<Config, Fields, Optional>,
): Promise<AnswerWith<Answer, Fields, Optional>>;
export function useReadPromise<Config, Answer>(
  adapter: ReadAdapter<Config, Answer>,
  config: Config,
): Promise<Answer>;
export function useReadPromise(adapter: ReadAdapter<never, unknown>, config: unknown): Promise<unknown> {
  const [arrival] = useArrivals([[adapter, config]]);
  return arrival?.promise ?? Promise.resolve();
}
