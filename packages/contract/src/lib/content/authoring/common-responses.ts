import * as z from 'zod/mini';
import type { Infer } from '../../infer.ts';

export const nullableText = z.nullable(z.string());

/** A person; null where the installation itself did it. */
export const UserSummary = z.object({ id: z.string(), name: z.string(), resourceUrl: z.string() });
export type UserSummary = Infer<typeof UserSummary>;

export const TypeSummary = z.object({ fullyQualifiedName: z.string(), name: z.string() });
export const Resource = z.object({ id: z.string(), resourceUrl: z.string() });

/** What every list of pages says of itself. */
export const pageUrls = {
  currentPageUrl: z.string(),
  nextPageUrl: nullableText,
  previousPageUrl: nullableText,
} as const;
