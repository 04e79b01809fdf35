import * as z from 'zod/mini';
import { Errors } from './answer.ts';

/** One part of a batch has a status of its own, and answers what was asked or a list of what is wrong (D-110, D-111). */
export function batchEntry<Result extends z.ZodMiniType>(result: Result) {
  return z.object({ result: z.union([result, Errors]), statusCode: z.int() });
}

/** The answer of a batch call; some also say `hasErrors`. */
export function batchOf<Result extends z.ZodMiniType>(result: Result) {
  return z.looseObject({ results: z.array(batchEntry(result)) });
}
