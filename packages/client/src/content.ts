// Adapters are written by `npm run entries`; what else is public is listed here by hand, beside them.

export { createSuggestion, getAssist, previewSuggestion } from './lib/content/authoring/assist.ts';
export { getAuthoringCollection } from './lib/content/authoring/authoring-collection.ts';
export { deleteAutosave, getAutosave, saveAutosave } from './lib/content/authoring/autosave.ts';
export { cloneManagedContent } from './lib/content/authoring/clone.ts';
export {
  createContentComment,
  deleteContentComment,
  dismissContentMentions,
  getContentComments,
  getContentMentions,
  getContentReaders,
  updateContentComment,
} from './lib/content/authoring/comment.ts';
export { deleteContentView, getContentViews, saveContentView } from './lib/content/authoring/content-view.ts';
export {
  createDeployment,
  createSchedule,
  getDeploymentPreview,
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
  updateManagedContent,
} from './lib/content/authoring/document.ts';
export {
  createFolder,
  deleteFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolder,
  updateFolderShares,
} from './lib/content/authoring/folder.ts';
export {
  createGlossaryTerm,
  deleteGlossaryTerm,
  getGlossary,
  replaceGlossaryTerm,
} from './lib/content/authoring/glossary.ts';
export {
  createTranslationJob,
  exportContent,
  getJob,
  getJobs,
  importContent,
} from './lib/content/authoring/job.ts';
export { createMedia, getMediaItem, getMediaItems, replaceMediaFile } from './lib/content/authoring/media.ts';
export {
  cancelMediaUpload,
  createMediaReplacement,
  createMediaUpload,
  finishMediaUpload,
  getMediaUploads,
  putMediaUploadPart,
} from './lib/content/authoring/media-upload.ts';
export {
  getContentProviders,
  getContentType,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './lib/content/authoring/offer.ts';
export { getOrchestratorConfig, updateOrchestratorConfig } from './lib/content/authoring/orchestrator.ts';
export { endContentPresence, reportContentPresence } from './lib/content/authoring/presence.ts';
export { createPreviewLink, getContentPreview } from './lib/content/authoring/preview.ts';
export { publishManagedContent, unpublishManagedContent } from './lib/content/authoring/publishing.ts';
export {
  deleteSpaceRedirect,
  getSpaceRedirects,
  writeSpaceRedirects,
} from './lib/content/authoring/redirects.ts';
export {
  getManagedContentReferencedBy,
  getManagedContentVariantReferences,
} from './lib/content/authoring/reference.ts';
export { getManagedContentRendition } from './lib/content/authoring/rendition.ts';
export { searchManagedContentItems } from './lib/content/authoring/search.ts';
export { getSiteLinks } from './lib/content/authoring/site-links.ts';
export {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './lib/content/authoring/space.ts';
export {
  addSpaceMember,
  getSpaceAccess,
  getSpaceActivity,
  removeSpaceMember,
  updateSpaceMember,
  updateSpaceRole,
} from './lib/content/authoring/space-access.ts';
export { getContentAuthors, getSpaceItems } from './lib/content/authoring/space-items.ts';
export {
  createTaxonomyTerm,
  deleteTaxonomyTerm,
  getManagedContentTaxonomyTerms,
  getTaxonomyTerms,
  updateManagedContentTaxonomyTerms,
  updateTaxonomyTerm,
} from './lib/content/authoring/taxonomy.ts';
export {
  checkTranslation,
  getContentLanguages,
  getTranslationItems,
  getTranslationProgress,
  translateManagedContent,
} from './lib/content/authoring/translation.ts';
export {
  deleteManagedContent,
  getDeletedContents,
  undeleteManagedContent,
} from './lib/content/authoring/trash.ts';
export { getManagedContentWebUrls, updateManagedContentWebUrl } from './lib/content/authoring/web-url.ts';
export {
  getContentWorkflow,
  getSpaceWorkflow,
  updateContentWorkflow,
} from './lib/content/authoring/workflow.ts';
export { type ChannelOrSite, channelOrSite } from './lib/content/channel-or-site.ts';
export { listContent, listContentInternal } from './lib/content/community.ts';
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
export {
  deleteFormSubmission,
  getFormEmbedScript,
  getFormSubmissions,
  submitForm,
} from './lib/content/form.ts';
export { movedTo } from './lib/content/moved-to.ts';
export { getNavigationMenuItems } from './lib/content/navigation-menu.ts';
export {
  type CollectionConfig,
  getCollection,
  provideCollection,
} from './lib/content/providers/collection.ts';
export {
  type CollectionData,
  type CollectionEntry,
  type CollectionPage,
  collectionPage,
  type SiteUrl,
} from './lib/content/providers/collection-page.ts';
export {
  type CollectionPages,
  type CollectionView,
  collectionPages,
  type PageAction,
} from './lib/content/providers/collection-pages.ts';
export { type ContentKeyInput, normalizeContentKey } from './lib/content/providers/content-key.ts';
export type { ContentPageReference, DetailLink } from './lib/content/providers/detail-link.ts';
export type { PageProvider } from './lib/content/providers/page-provider.ts';
export {
  type ProvidedData,
  type ProviderFailure,
  ProvidersFailed,
  preloadProviders,
} from './lib/content/providers/preload-providers.ts';
export {
  getSingleItem,
  provideSingleItem,
  type SingleItem,
  type SingleItemConfig,
  singleItem,
} from './lib/content/providers/single-item.ts';
export { getRecordSeoProperties, readSeo, type SeoData } from './lib/content/seo.ts';
