import * as z from 'zod/mini';
import type { Infer } from '../infer.ts';
import { RecordRepresentation } from '../records/record-responses.ts';

/** D-096: all three are records. */
export const ContentDocumentComposite = z.looseObject({
  contentDocument: RecordRepresentation,
  contentDocumentLinks: z.array(RecordRepresentation),
  contentVersion: RecordRepresentation,
});
export type ContentDocumentComposite = Infer<typeof ContentDocumentComposite>;
