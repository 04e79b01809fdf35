export { getAuthoringCollection } from './lib/content/authoring/authoring-collection.ts';
export type { AuthoringCollection } from './lib/content/authoring/authoring-collection-answers.ts';
export { cloneManagedContent } from './lib/content/authoring/clone.ts';
export type { ContentClone } from './lib/content/authoring/clone-answers.ts';
export type { UserSummary } from './lib/content/authoring/common-answers.ts';
export {
  createDeployment,
  createSchedule,
  getDeployments,
  updateSchedule,
} from './lib/content/authoring/deployment.ts';
export type { Deployment, Deployments } from './lib/content/authoring/deployment-answers.ts';
export { deploymentActions, deploymentStatuses } from './lib/content/authoring/deployment-words.ts';
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
export type {
  ContentDocument,
  VariantConflict,
  VariantVersions,
} from './lib/content/authoring/document-answers.ts';
export { variantStatuses, variantStatusLabels } from './lib/content/authoring/document-statuses.ts';
export {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from './lib/content/authoring/folder.ts';
export type {
  Folder,
  FolderItem,
  FolderItems,
  FolderShares,
  FolderShareTargets,
} from './lib/content/authoring/folder-answers.ts';
export { folderItemSorts, folderTypes, shareStatuses } from './lib/content/authoring/folder-words.ts';
export {
  createTranslationJob,
  exportContent,
  getJob,
  getJobs,
  importContent,
} from './lib/content/authoring/job.ts';
export type { ContentJob, ContentJobs } from './lib/content/authoring/job-answers.ts';
export {
  contentJobStatuses,
  contentJobTypes,
  transferDirections,
} from './lib/content/authoring/job-words.ts';
export {
  getContentProviders,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './lib/content/authoring/offer.ts';
export type {
  ContentProvider,
  ContentProviders,
  ContentTypes,
  PreviewEndpoints,
} from './lib/content/authoring/offer-answers.ts';
export { getOrchestratorConfig, updateOrchestratorConfig } from './lib/content/authoring/orchestrator.ts';
export type { OrchestratorConfig } from './lib/content/authoring/orchestrator-answers.ts';
export { createPreviewLink, getContentPreview } from './lib/content/authoring/preview.ts';
export type { ContentPreview, PreviewLink } from './lib/content/authoring/preview-answers.ts';
export { publishManagedContent, unpublishManagedContent } from './lib/content/authoring/publishing.ts';
export type { Published, Unpublished } from './lib/content/authoring/publishing-answers.ts';
export {
  getManagedContentReferencedBy,
  getManagedContentVariantReferences,
} from './lib/content/authoring/reference.ts';
export type { ReferencedBy, VariantReferences } from './lib/content/authoring/reference-answers.ts';
export { getManagedContentRendition } from './lib/content/authoring/rendition.ts';
export type { ContentRendition } from './lib/content/authoring/rendition-answers.ts';
export { searchManagedContentItems } from './lib/content/authoring/search.ts';
export type { FoundFolder, FoundItems, FoundVariant } from './lib/content/authoring/search-answers.ts';
export {
  fewestTermLetters,
  mostSearchLanguages,
  mostSearchTerms,
  searchScopes,
} from './lib/content/authoring/search-words.ts';
export {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './lib/content/authoring/space.ts';
export type { ContentSpace, ContentSpaces } from './lib/content/authoring/space-answers.ts';
export {
  getManagedContentTaxonomyTerms,
  updateManagedContentTaxonomyTerms,
} from './lib/content/authoring/taxonomy.ts';
export type { ContentTaxonomyTerms } from './lib/content/authoring/taxonomy-answers.ts';
export { translateManagedContent } from './lib/content/authoring/translation.ts';
export type { ContentTranslation } from './lib/content/authoring/translation-answers.ts';
export { getManagedContentWebUrls, updateManagedContentWebUrl } from './lib/content/authoring/web-url.ts';
export type { WebUrl, WebUrls } from './lib/content/authoring/web-url-answers.ts';
export { webUrlStatuses } from './lib/content/authoring/web-url-statuses.ts';
export { type CollectionBody, readCollectionBody } from './lib/content/collection-body.ts';
export { listContent, listContentInternal } from './lib/content/community.ts';
export type {
  CommunityContents,
  CommunityContentVersions,
  ContentNode,
} from './lib/content/community-answers.ts';
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
export type {
  BodyImage,
  Content,
  ContentBody,
  ContentCollectionItems,
  ContentCollectionMetadata,
  ContentList,
} from './lib/content/delivery-answers.ts';
export {
  deleteFormSubmission,
  getFormEmbedScript,
  getFormSubmissions,
  submitForm,
} from './lib/content/form.ts';
export type {
  FormAnswer,
  FormEmbedScript,
  FormSubmissionReceipt,
  FormSubmissions,
} from './lib/content/form-answers.ts';
export { type FormBody, type FormField, longestAnswers, readFormBody } from './lib/content/form-body.ts';
export {
  type FormFieldType,
  formFieldTypes,
  formTick,
  longestFormAnswer,
  usualKeepMonths,
} from './lib/content/form-words.ts';
export { getNavigationMenuItems } from './lib/content/navigation-menu.ts';
export type { NavigationMenuItem, NavigationMenuItems } from './lib/content/navigation-menu-answers.ts';
export {
  type MenuItemType,
  menuItemTypes,
  menuPublishStatuses,
  usualMenu,
} from './lib/content/navigation-menu-words.ts';
export { contentAttributes, contentTags } from './lib/content/rich-text.ts';
export { getRecordSeoProperties } from './lib/content/seo.ts';
export type { SeoProperties } from './lib/content/seo-answers.ts';
