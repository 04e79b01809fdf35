import * as z from 'zod/mini';

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** C-052, C-053. */
export const SeoProperties = z.looseObject({
  title: z.string(),
  description: z.string(),
  /** HTML for the document's head. */
  customHeadTags: z.string(),
  /** Null for what has no page of its own. */
  canonicalUrl: z.nullable(z.string()),
  /** By language, as `en_US`. */
  hrefLangUrls: z.record(z.string(), z.string()),
  /** Whether a guest sees the page. */
  isSeoIndexed: z.boolean(),
  recordName: z.string(),
  objectName: z.string(),
  /** Those that were requested, as they are shown; null for what is empty or not there. */
  fields: z.record(z.string(), Value),
  /** Of them what is more than a text or a number: pictures of a content, and what a record shows otherwise than it keeps it. */
  complexFields: z.record(z.string(), z.looseObject({})),
});
