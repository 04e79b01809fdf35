import * as z from 'zod/mini';

/** D-007. @internal */
export const RecordTypeInfo = z.looseObject({
  available: z.boolean(),
  defaultRecordTypeMapping: z.boolean(),
  master: z.boolean(),
  name: z.string(),
  recordTypeId: z.string(),
});
