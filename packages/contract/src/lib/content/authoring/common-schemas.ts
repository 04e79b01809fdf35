import * as z from 'zod/mini';

export const nullableText = z.nullable(z.string());

/** A person; null where the installation itself did it. */
export const UserSummary = z.object({ id: z.string(), name: z.string(), resourceUrl: z.string() });

/** @internal */
export const TypeSummary = z.object({ fullyQualifiedName: z.string(), name: z.string() });
/** @internal */
export const Resource = z.object({ id: z.string(), resourceUrl: z.string() });

/** Members of every paged list. */
export const pageUrls = {
  currentPageUrl: z.string(),
  nextPageUrl: nullableText,
  previousPageUrl: nullableText,
} as const;
