import type { FolderItem, SpaceItems } from '@relab/contract/content';

/** A row of the list: a folder, or a content as one of its variants is. */
export interface ListedItem {
  /** Of the content or the folder. */
  readonly id: string;
  /** Of the row: a content may have one for each language. */
  readonly rowId: string;
  readonly isFolder: boolean;
  readonly title: string;
  readonly typeName: string | null;
  readonly status: string | null;
  /** Of the workflow of the space; undefined where it was not read. */
  readonly workflowStateId: string | null | undefined;
  readonly lastModifiedDate: string;
  /** What others share with the space: it is no folder of its own. */
  readonly isSharedFolder: boolean;
  /** The language of the variant, where several may be listed. */
  readonly language: string | undefined;
  /** What it lies in, where that is not the folder of the page. */
  readonly folder: { readonly id: string; readonly name: string } | undefined;
  readonly changedBy: string | undefined;
}

/** An item of a folder. */
export const fromFolder = (item: FolderItem): ListedItem => ({
  id: item.id,
  rowId: item.id,
  isFolder: item.isFolder,
  title: item.title,
  typeName: item.managedContentType,
  status: item.status,
  workflowStateId: item.workflowStateId,
  lastModifiedDate: item.lastModifiedDate,
  isSharedFolder: item.folderType === 'SharedWithSpace',
  language: undefined,
  folder: undefined,
  changedBy: undefined,
});

/** An item that was found. */
export const fromSearch = (item: SpaceItems['items'][number]): ListedItem => ({
  rowId: item.id,
  workflowStateId: undefined,
  lastModifiedDate: item.lastModifiedDate,
  isSharedFolder: false,
  folder: { id: item.folder.id, name: item.folderName },
  changedBy: item.lastModifiedBy?.name,
  ...(item.type === 'ManagedContentVariant'
    ? {
        ...{ id: item.managedContentId, isFolder: false, title: item.title, status: item.status },
        ...{ typeName: item.contentType.developerName, language: item.language.locale },
      }
    : { id: item.id, isFolder: true, title: item.name, status: null, typeName: null, language: undefined }),
});
