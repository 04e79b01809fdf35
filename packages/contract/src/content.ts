// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export type { UserSummary } from './lib/content/authoring/common-responses.ts';
export { getAuthoringCollection } from './lib/content/authoring/documents/authoring-collection.ts';
export type { AuthoringCollection } from './lib/content/authoring/documents/authoring-collection-responses.ts';
export { cloneManagedContent } from './lib/content/authoring/documents/clone.ts';
export type { ContentClone } from './lib/content/authoring/documents/clone-responses.ts';
export {
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
} from './lib/content/authoring/documents/document.ts';
export type {
  ContentDocument,
  VariantConflict,
  VariantVersions,
} from './lib/content/authoring/documents/document-responses.ts';
export { variantStatuses, variantStatusLabels } from './lib/content/authoring/documents/document-statuses.ts';
export {
  getContentProviders,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './lib/content/authoring/documents/offer.ts';
export type {
  ContentProvider,
  ContentProviders,
  ContentTypes,
  PreviewEndpoints,
} from './lib/content/authoring/documents/offer-responses.ts';
export { createPreviewLink, getContentPreview } from './lib/content/authoring/documents/preview.ts';
export type { ContentPreview, PreviewLink } from './lib/content/authoring/documents/preview-responses.ts';
export {
  getManagedContentReferencedBy,
  getManagedContentVariantReferences,
} from './lib/content/authoring/documents/reference.ts';
export type {
  ReferencedBy,
  VariantReferences,
} from './lib/content/authoring/documents/reference-responses.ts';
export { getManagedContentRendition } from './lib/content/authoring/documents/rendition.ts';
export type { ContentRendition } from './lib/content/authoring/documents/rendition-responses.ts';
export { searchManagedContentItems } from './lib/content/authoring/documents/search.ts';
export type {
  FoundFolder,
  FoundItems,
  FoundVariant,
} from './lib/content/authoring/documents/search-responses.ts';
export {
  maxSearchLanguages,
  maxSearchTerms,
  minTermLetters,
  searchScopes,
} from './lib/content/authoring/documents/search-terms.ts';
export { translateManagedContent } from './lib/content/authoring/documents/translation.ts';
export type { ContentTranslation } from './lib/content/authoring/documents/translation-responses.ts';
export {
  getManagedContentWebUrls,
  updateManagedContentWebUrl,
} from './lib/content/authoring/documents/web-url.ts';
export type { WebUrl, WebUrls } from './lib/content/authoring/documents/web-url-responses.ts';
export { webUrlStatuses } from './lib/content/authoring/documents/web-url-statuses.ts';
export {
  createDeployment,
  createSchedule,
  getDeployments,
  updateSchedule,
} from './lib/content/authoring/publishing/deployment.ts';
export type { Deployment, Deployments } from './lib/content/authoring/publishing/deployment-responses.ts';
export {
  deploymentActions,
  deploymentStatuses,
} from './lib/content/authoring/publishing/deployment-states.ts';
export {
  publishManagedContent,
  unpublishManagedContent,
} from './lib/content/authoring/publishing/publishing.ts';
export type { Published, Unpublished } from './lib/content/authoring/publishing/publishing-responses.ts';
export {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from './lib/content/authoring/spaces/folder.ts';
export type {
  Folder,
  FolderItem,
  FolderItems,
  FolderShares,
  FolderShareTargets,
} from './lib/content/authoring/spaces/folder-responses.ts';
export { folderItemSorts, folderTypes, shareStatuses } from './lib/content/authoring/spaces/folder-terms.ts';
export {
  createTranslationJob,
  exportContent,
  getJob,
  getJobs,
  importContent,
} from './lib/content/authoring/spaces/job.ts';
export type { ContentJob, ContentJobs } from './lib/content/authoring/spaces/job-responses.ts';
export {
  contentJobStatuses,
  contentJobTypes,
  transferDirections,
} from './lib/content/authoring/spaces/job-terms.ts';
export {
  getOrchestratorConfig,
  updateOrchestratorConfig,
} from './lib/content/authoring/spaces/orchestrator.ts';
export type { OrchestratorConfig } from './lib/content/authoring/spaces/orchestrator-responses.ts';
export {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './lib/content/authoring/spaces/space.ts';
export type { ContentSpace, ContentSpaces } from './lib/content/authoring/spaces/space-responses.ts';
export {
  getManagedContentTaxonomyTerms,
  updateManagedContentTaxonomyTerms,
} from './lib/content/authoring/spaces/taxonomy.ts';
export type { ContentTaxonomyTerms } from './lib/content/authoring/spaces/taxonomy-responses.ts';
export { type CollectionBody, readCollectionBody } from './lib/content/collection-body.ts';
export { listContent, listContentInternal } from './lib/content/community.ts';
export type {
  CommunityContents,
  CommunityContentVersions,
  ContentNode,
} from './lib/content/community-responses.ts';
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
} from './lib/content/delivery-responses.ts';
export {
  deleteFormSubmission,
  getFormEmbedScript,
  getFormSubmissions,
  submitForm,
} from './lib/content/form.ts';
export { type FormBody, type FormField, maxAnswerLengths, readFormBody } from './lib/content/form-body.ts';
export type {
  FormEmbedScript,
  FormSubmission,
  FormSubmissionReceipt,
  FormSubmissions,
} from './lib/content/form-responses.ts';
export {
  type FormFieldType,
  formFieldTypes,
  formTick,
  maxFormAnswerLength,
  usualKeepMonths,
} from './lib/content/form-words.ts';
export { getNavigationMenuItems } from './lib/content/navigation-menu.ts';
export type { NavigationMenuItem, NavigationMenuItems } from './lib/content/navigation-menu-responses.ts';
export {
  type MenuItemType,
  menuItemTypes,
  menuPublishStatuses,
  usualMenu,
} from './lib/content/navigation-menu-words.ts';
export { contentAttributes, contentTags } from './lib/content/rich-text.ts';
export { getRecordSeoProperties } from './lib/content/seo.ts';
export type { SeoProperties } from './lib/content/seo-responses.ts';
