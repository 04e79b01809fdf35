import * as z from 'zod/mini';
import { nullableText, Resource, UserSummary } from '../common-schemas.ts';
import { variantStatuses } from './document-statuses.ts';

const item = {
  createdBy: z.nullable(UserSummary),
  createdDate: z.string(),
  /** What it lies in. */
  folder: Resource,
  id: z.string(),
  lastModifiedBy: z.nullable(UserSummary),
  lastModifiedDate: z.string(),
  managedContentSpaceId: z.string(),
} as const;

/** A variant of a content that a search found. */
export const FoundVariant = z.looseObject({
  ...item,
  type: z.literal('ManagedContentVariant'),
  contentKey: z.string(),
  contentType: z.object({ developerName: z.string(), label: z.string() }),
  language: z.object({ displayLabel: z.string(), locale: z.string() }),
  lastPublishedDate: nullableText,
  managedContentId: z.string(),
  /** Of the file, where the content is one. */
  mimeType: nullableText,
  status: z.enum(variantStatuses),
  title: z.string(),
  urlName: nullableText,
  urlValue: nullableText,
  variantType: z.enum(['Content', 'Translation', 'Variation']),
});

/** A folder that a search found by its name. */
export const FoundFolder = z.looseObject({
  ...item,
  type: z.literal('ManagedContentSpaceFolder'),
  name: z.string(),
});

/** Best fit first. Searches say `Uri` where lists say `Url`: so does the platform. */
export const FoundItems = z.looseObject({
  /** All that match; where more than 5,000 do, 5,000. The pages go on behind them. */
  count: z.int(),
  currentPageUri: z.string(),
  items: z.array(z.discriminatedUnion('type', [FoundVariant, FoundFolder])),
  nextPageUri: nullableText,
});
