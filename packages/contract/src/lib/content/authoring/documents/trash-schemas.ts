import * as z from 'zod/mini';
import { pageUrls, TypeSummary, UserSummary } from '../common-schemas.ts';

/** A content in the trash. */
export const DeletedContent = z.looseObject({
  contentKey: z.string(),
  contentType: TypeSummary,
  deletedBy: z.nullable(UserSummary),
  deletedDate: z.string(),
  languages: z.array(z.string()),
  managedContentId: z.string(),
  /** When it is deleted for good. */
  purgeDate: z.string(),
  title: z.string(),
});

/** The latest first. */
export const DeletedContents = z.looseObject({ ...pageUrls, contents: z.array(DeletedContent) });
