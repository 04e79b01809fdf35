import * as z from 'zod/mini';
import { RecordRepresentation } from '../records/record-answers.ts';

const text = z.nullable(z.string());

const FoundRecords = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  nextPageToken: text,
  previousPageToken: text,
  records: z.array(RecordRepresentation),
});

/** D-095; `lookupResults` is keyed by the name of the object that is looked up. */
export const LookupRecords = z.looseObject({ lookupResults: z.record(z.string(), FoundRecords) });
export type LookupRecords = z.infer<typeof LookupRecords>;
