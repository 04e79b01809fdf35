import * as z from 'zod/mini';
import { nullableText, UserSummary } from '../common-schemas.ts';

/** A word or a few, and what they are called in other languages of the space. */
export const GlossaryTerm = z.looseObject({
  id: z.string(),
  /** In the language of the space. */
  term: z.string(),
  translations: z.array(z.object({ language: z.string(), text: z.string() })),
  note: nullableText,
  lastModifiedBy: z.nullable(UserSummary),
  lastModifiedDate: z.string(),
});

/** All terms of a space, in alphabetical order. */
export const Glossary = z.looseObject({ language: z.string(), terms: z.array(GlossaryTerm) });
