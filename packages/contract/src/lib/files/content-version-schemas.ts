import * as z from 'zod/mini';
import { RecordRepresentation } from '../records/record-schemas.ts';

/** D-096: all three are records. */
export const ContentDocumentComposite = z.looseObject({
  contentDocument: RecordRepresentation,
  contentDocumentLinks: z.array(RecordRepresentation),
  contentVersion: RecordRepresentation,
});
