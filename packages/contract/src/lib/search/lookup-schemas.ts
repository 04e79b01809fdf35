import * as z from 'zod/mini';
import { RecordCollection } from '../records/record-schemas.ts';

/** D-095; `lookupResults` is keyed by the name of the object that is looked up. */
export const LookupRecords = z.looseObject({ lookupResults: z.record(z.string(), RecordCollection) });
