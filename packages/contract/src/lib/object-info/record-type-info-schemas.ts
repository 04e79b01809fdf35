import * as z from 'zod/mini';
import type * as declared from './record-type-info.ts';

/** D-007. @internal */
export const RecordTypeInfo: z.ZodMiniType<declared.RecordTypeInfo> = z.looseObject({
  available: z.boolean(),
  defaultRecordTypeMapping: z.boolean(),
  master: z.boolean(),
  name: z.string(),
  recordTypeId: z.string(),
});
