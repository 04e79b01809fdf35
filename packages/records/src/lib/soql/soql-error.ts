import { ApiError } from '@relab/server/http';
import { invalidField, invalidType } from '../errors.ts';

/** Where something stands in a query; both count from 1. */
function placeIn(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `Row:${lines.length}:Column:${(lines.at(-1) ?? '').length + 1}`;
}

/** A query that cannot be parsed. The message names the position. */
export class SoqlError extends Error {
  constructor(message: string, text: string, at: number) {
    super(`ERROR at ${placeIn(text, at)}: ${message}`);
    this.name = 'SoqlError';
  }
}

/** Errors of a query, as they travel. `at` is the position in the text. */
export class QueryErrors {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  #message(at: number, message: string): string {
    return new SoqlError(message, this.#text, at).message;
  }

  /** No object of this name, or none that the reader may read. */
  noObject(at: number, name: string): ApiError {
    return invalidType(this.#message(at, `sObject type '${name.slice(0, 80)}' is not supported.`));
  }

  noField(at: number, path: readonly string[], apiName: string): ApiError {
    const name = path.join('.').slice(0, 100);
    return this.field(at, `No such column '${name}' on entity '${apiName}'.`);
  }

  field(at: number, message: string): ApiError {
    return invalidField(this.#message(at, message));
  }
}

/** A query that cannot be parsed is an error of the request. */
export function toQueryError(error: unknown): unknown {
  return error instanceof SoqlError ? new ApiError('MALFORMED_QUERY', error.message) : error;
}
