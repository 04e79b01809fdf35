import type { ListError } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { invalidInput } from '../errors.ts';
import { english, type RecordTexts } from '../texts/texts.ts';

/** What is said of lists. */
export type ListTexts = RecordTexts['lists'];

/** What is wrong with one member of a list that is written. */
export type ListProblem = ListError['output']['fieldErrors'][number];

/** A list that could not be saved: the form that names the members. */
export function listError(problems: readonly ListProblem[], texts: ListTexts): ApiError {
  const message = texts.failed;
  const errorCode = 'INVALID_INPUT';
  const output = { fieldErrors: [...problems] };
  return new ApiError(errorCode, message, { body: { errorCode, message, output, statusCode: 400 } });
}

/** Collects what is wrong; `add` returns undefined in place of what cannot be used. */
export class ListProblems {
  readonly #problems: ListProblem[] = [];
  /** In the language of whoever writes the list. */
  readonly texts: ListTexts;

  constructor(texts: ListTexts = english.lists) {
    this.texts = texts;
  }

  add(fieldApiName: string, errorMessage: string): undefined {
    this.#problems.push({ errorMessage, fieldApiName });
    return undefined;
  }

  /** Throws when there is anything. */
  refuse(): void {
    if (this.#problems.length > 0) throw listError(this.#problems, this.texts);
  }

  /** The same of a list that is only read: in the form of all errors. */
  refuseRead(): void {
    if (this.#problems.length === 0) return;
    throw invalidInput(this.#problems.map(({ errorMessage }) => errorMessage).join(' '));
  }
}
