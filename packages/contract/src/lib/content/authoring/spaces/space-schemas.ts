import * as z from 'zod/mini';
import { nullableText, pageUrls, UserSummary } from '../common-schemas.ts';

/** C-073, C-074. People are ids here, and names elsewhere: so does the platform. */
export const ContentSpace = z.looseObject({
  apiName: z.string(),
  baseType: z.object({ apiName: z.string() }),
  channels: z.array(z.string()),
  collaborators: z.array(z.looseObject({ ...UserSummary.shape, role: z.string() })),
  createdBy: nullableText,
  createdDate: z.string(),
  defaultLanguage: z.string(),
  description: nullableText,
  fullyQualifiedName: z.string(),
  id: z.string(),
  isEnhancedSpace: z.boolean(),
  isFlowOrchestrationEnabled: z.boolean(),
  isSpaceV2: z.boolean(),
  isUndeletable: z.boolean(),
  lastModifiedBy: nullableText,
  lastModifiedDate: z.string(),
  name: z.string(),
  rootFolderId: z.string(),
  supportedLanguages: z.array(z.string()),
});

/** A page of spaces, by name. */
export const ContentSpaces = z.looseObject({ spaces: z.array(ContentSpace), ...pageUrls });
