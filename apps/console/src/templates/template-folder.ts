import type { Client } from '@relab/client';
import { cloneManagedContent, createFolder, getFolderItems } from '@relab/client/content';

/** The folder in the root of a space whose contents are templates. A name is data: it is the same in every language. */
export const templateFolderName = 'Templates';

/** Its id; undefined where the space has none. */
export async function findTemplateFolder(client: Client, rootFolderId: string): Promise<string | undefined> {
  const { folderItems } = await getFolderItems(client, {
    ...{ folderId: rootFolderId, filter: 'Folders', queryTerm: templateFolderName, pageSize: 250 },
  });
  return folderItems.find(({ title }) => title.toLowerCase() === templateFolderName.toLowerCase())?.id;
}

/** Its id, with a folder that is created where there is none. */
export const ensureTemplateFolder = async (client: Client, rootFolderId: string): Promise<string> =>
  (await findTemplateFolder(client, rootFolderId)) ??
  (await createFolder(client, { name: templateFolderName, parentFolderId: rootFolderId })).id;

/** A content that begins with a template. Returns its id. */
export async function createFromTemplate(
  client: Client,
  templateId: string,
  folderId: string,
  title: string,
): Promise<string> {
  const { managedContentId } = await cloneManagedContent(client, {
    ...{ contentKeyOrId: templateId, contentSpaceOrFolderId: folderId, includeVariants: true, title },
  });
  return managedContentId;
}
