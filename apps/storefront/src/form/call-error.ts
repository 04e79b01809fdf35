import { ClientError } from '@relab/client';
import { invalid, maySignInHelp, type Outcome, signInFirst } from '@relab/pages';
import { serverMessage } from './error-message.ts';
import * as texts from './texts.ts';

export interface CallErrorOptions {
  /** The control that an error belongs to, by its code and the members that it names. */
  readonly fieldOf?: (code: string, members: readonly string[]) => string | undefined;
  /** Better words for some codes than the server's. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Our words for a code and the members that it names, where the server's are not in the language of the pages. */
  readonly translate?: (code: string, members: readonly string[]) => string | undefined;
  /** Said when there was no answer, or none that means anything: what is safe, what to try. */
  readonly unreachable?: string;
  /** Where to go on after signing in, for a call that needs it. Without it 401 is an answer like any other. */
  readonly next?: string;
}

/** The error of a failed call, shown at the form that made it. Any other error is rethrown. */
export function callError(
  form: string,
  data: FormData,
  error: unknown,
  { fieldOf, messages = {}, translate, unreachable = texts.unreachable, next }: CallErrorOptions = {},
): Outcome {
  if (!(error instanceof ClientError)) throw error;
  if (error.status === 401 && next !== undefined) return signInFirst(next);
  if (error.status === 0) return { ...invalid(form, [{ message: unreachable }], data), hasNoResponse: true };
  if (error.status < 400 || error.status >= 500) return invalid(form, [{ message: unreachable }], data);
  const problems = error.errors.map(({ type, message, fields }) => ({
    field: fieldOf?.(type, fields ?? []),
    message: messages[type] ?? serverMessage(type, message, translate?.(type, fields ?? [])),
  }));
  const all = problems.length > 0 ? problems : [{ message: error.message }];
  return invalid(form, all, data, maySignInHelp(error));
}

/** Whether a call failed with this status, or this code. */
export function hasStatusOrCode(error: unknown, statusOrCode: number | string): boolean {
  if (!(error instanceof ClientError)) return false;
  return typeof statusOrCode === 'number'
    ? error.status === statusOrCode
    : error.errors.some(({ type }) => type === statusOrCode);
}
