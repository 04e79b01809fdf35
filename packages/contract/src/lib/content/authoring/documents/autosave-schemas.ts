import * as z from 'zod/mini';
import { nullableText } from '../common-schemas.ts';

/** What a writer has typed and not saved yet. */
export const Autosave = z.looseObject({
  contentBody: z.looseObject({}),
  /** The version that the writer started from: what `ifMatch` of the save names. */
  managedContentVersionId: z.string(),
  savedDate: z.string(),
  title: z.string(),
  urlName: nullableText,
});

/** The user's own autosave of a variant, and who else has typed in it since. */
export const Autosaves = z.looseObject({
  autosave: z.nullable(Autosave),
  managedContentVariantId: z.string(),
  /** The latest first, ten at most. */
  others: z.array(z.looseObject({ id: z.string(), name: z.string(), savedDate: z.string() })),
});
