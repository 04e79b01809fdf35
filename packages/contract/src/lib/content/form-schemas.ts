import * as z from 'zod/mini';
import { pageUrls } from './authoring/common-schemas.ts';
import { formFieldTypes } from './form-words.ts';

/** C-102. */
export const FormEmbedScript = z.looseObject({ extFormCodeSnippet: z.string() });

/** That a filled-in form is stored: under which id, and since when (ISO 8601). */
export const FormSubmissionReceipt = z.looseObject({ id: z.string(), submittedDate: z.string() });

/** The question is stored with its answer, so that it can be read when the form has changed. */
export const FormSubmission = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(formFieldTypes),
  /** Whether a box was ticked; of all others the text, empty where nothing was filled in. */
  value: z.union([z.string(), z.boolean()]),
});

/** A submission says nothing of its sender but what it contains. */
export const FormSubmissions = z.looseObject({
  ...pageUrls,
  contentKey: z.string(),
  submissions: z.array(
    z.looseObject({
      id: z.string(),
      submittedDate: z.string(),
      /** When it is forgotten. */
      keptUntil: z.string(),
      language: z.string(),
      answers: z.array(FormSubmission),
    }),
  ),
  total: z.int(),
});
