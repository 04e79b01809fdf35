export {
  createDeployment,
  createSchedule,
  getDeployments,
  updateSchedule,
} from './lib/content/authoring/deployment.ts';
export {
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
} from './lib/content/authoring/document.ts';
export {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from './lib/content/authoring/folder.ts';
export { publishManagedContent, unpublishManagedContent } from './lib/content/authoring/publishing.ts';
export {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './lib/content/authoring/space.ts';
export { type ChannelOrSite, channelOrSite } from './lib/content/channel-or-site.ts';
export { type ContentConfig, type ContentsConfig, getContent, getContents } from './lib/content/content.ts';
export {
  getCollectionItemsForChannel,
  getCollectionItemsForSite,
  getCollectionMetadataForChannel,
  getCollectionMetadataForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
} from './lib/content/delivery.ts';
