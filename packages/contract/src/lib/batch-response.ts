import * as z from 'zod/mini';
import { Errors } from './error-schemas.ts';

/**
 * The response of a batch call; some also say `hasErrors`. Each part has a status of its own, and holds what was asked
 * for or a list of what is wrong (D-110, D-111).
 */
// @__NO_SIDE_EFFECTS__
export function batchOf<Result extends z.ZodMiniType>(result: Result) {
  return z.looseObject({
    results: z.array(z.looseObject({ result: z.union([result, Errors]), statusCode: z.int() })),
  });
}
