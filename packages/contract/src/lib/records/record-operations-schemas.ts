import * as z from 'zod/mini';
import { Errors } from '../error-schemas.ts';
import { RecordError, RecordRepresentation } from './record-schemas.ts';

/** D-110, D-111: 200 and 201 come with the record, 204 with nothing, all else with what is wrong. */
export const BatchOperationResults = z.looseObject({
  hasErrors: z.boolean(),
  results: z.array(
    z.looseObject({
      result: z.union([RecordRepresentation, Errors, RecordError, z.null()]),
      statusCode: z.int(),
    }),
  ),
});
