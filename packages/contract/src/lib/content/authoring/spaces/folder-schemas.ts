import * as z from 'zod/mini';
import { nullableText, pageUrls } from '../common-schemas.ts';
import { ContentRights } from './access-schemas.ts';
import { folderTypes, shareStatuses } from './folder-terms.ts';

/** C-076. People are ids here, as they are in spaces. */
export const Folder = z.looseObject({
  createdBy: nullableText,
  createdDate: z.string(),
  /** From the root to the parent. */
  folderHierarchy: z.array(z.object({ id: z.string(), name: z.string(), parentFolderId: nullableText })),
  folderType: z.enum(folderTypes),
  id: z.string(),
  isShared: z.boolean(),
  lastModifiedBy: nullableText,
  lastModifiedDate: z.string(),
  name: z.string(),
  /** Not the platform's own: what the reader may do with what lies in it, with contents of some type at all. */
  ownRights: ContentRights,
  parentFolderId: nullableText,
});

/** A folder, or a content as its first variant is. */
export const FolderItem = z.looseObject({
  createdBy: nullableText,
  createdDate: z.string(),
  /** Null for a content. */
  folderType: z.nullable(z.enum(folderTypes)),
  hasChildFolders: z.boolean(),
  id: z.string(),
  isFolder: z.boolean(),
  lastModifiedBy: nullableText,
  lastModifiedDate: z.string(),
  /** The fully qualified name, which the filters take; these four are null for a folder. */
  managedContentType: nullableText,
  managedContentVersionId: nullableText,
  publishedDate: nullableText,
  status: nullableText,
  title: z.string(),
  /** The id of the state in the workflow of the space; null for a folder, and for a content that nobody has moved yet. */
  workflowStateId: nullableText,
});

/** A page of what lies in a folder. */
export const FolderItems = z.looseObject({
  ...pageUrls,
  folderId: z.string(),
  folderItems: z.array(FolderItem),
  parentFolderId: nullableText,
});

/** Root folders of spaces, under the names of these. */
export const FolderShareTargets = z.looseObject({
  ...pageUrls,
  shareTargets: z.array(z.looseObject({ id: z.string(), label: z.string(), resourceUrl: z.string() })),
});

/** A page of the spaces that a folder is shared with, or is about to be. */
export const FolderShares = z.looseObject({
  ...pageUrls,
  folderId: z.string(),
  shares: z.array(
    z.looseObject({
      canUserUnshare: z.boolean(),
      shareStatus: z.enum(shareStatuses),
      targetId: z.string(),
      targetLabel: z.string(),
    }),
  ),
});
