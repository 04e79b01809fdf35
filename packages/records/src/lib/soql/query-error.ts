import { ApiError } from '@relab/server/http';
import { invalidField, invalidType } from '../errors.ts';
import { SoqlError } from './soql-error.ts';

/** What a query refuses, as it travels. `at` is where in the text the trouble is. */
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

/** A query that cannot be read is its writer's trouble. */
export function toQueryError(error: unknown): unknown {
  return error instanceof SoqlError ? new ApiError('MALFORMED_QUERY', error.message) : error;
}
