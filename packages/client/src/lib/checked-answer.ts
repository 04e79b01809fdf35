import type { AnswerFor, AnyCall, ConfigFor } from '@relab/contract';
import type { Client } from './client.ts';
import { ownError } from './client-error.ts';
import type { Load } from './load.ts';

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The answer, if it is an object whose named members are objects or lists: what everybody looks into has to be there.
 * Throws a ClientError with status 502 and code INVALID_ANSWER if not.
 */
export function checkedAnswer<Answer>(answer: Answer, ...names: readonly (keyof Answer & string)[]): Answer {
  if (!isContainer(answer) || !names.every((name) => isContainer(answer[name])))
    throw ownError(502, 'Bad Gateway', 'INVALID_ANSWER', 'The answer cannot be read.');
  return answer;
}

/** Asks as adapters do that say nothing else, and checks the answer. */
// @__NO_SIDE_EFFECTS__
export function checkedLoad<C extends AnyCall>(
  call: C,
  ...names: readonly (keyof AnswerFor<C> & string)[]
): (client: Client, config: ConfigFor<C>) => Load<AnswerFor<C>> {
  return (_, config) =>
    async ({ send }) =>
      checkedAnswer(await send(call, Object(config)), ...names);
}
