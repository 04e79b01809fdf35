// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { createSuggestion, getAssist, previewSuggestion } from './lib/content/authoring/documents/assist.ts';
export { assistTasks } from './lib/content/authoring/documents/assist-terms.ts';
export { getAuthoringCollection } from './lib/content/authoring/documents/authoring-collection.ts';
export { deleteAutosave, getAutosave, saveAutosave } from './lib/content/authoring/documents/autosave.ts';
export { cloneManagedContent } from './lib/content/authoring/documents/clone.ts';
export {
  createContentComment,
  deleteContentComment,
  dismissContentMentions,
  getContentComments,
  getContentMentions,
  getContentReaders,
  updateContentComment,
} from './lib/content/authoring/documents/comment.ts';
export {
  autosaveVersion,
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
  updateManagedContent,
} from './lib/content/authoring/documents/document.ts';
export { variantStatuses, variantStatusLabels } from './lib/content/authoring/documents/document-statuses.ts';
export {
  createMedia,
  getMediaItem,
  getMediaItems,
  maxMediaBytes,
  replaceMediaFile,
} from './lib/content/authoring/documents/media.ts';
export { mediaSorts, mediaTypes } from './lib/content/authoring/documents/media-sorts.ts';
export {
  cancelMediaUpload,
  createMediaReplacement,
  createMediaUpload,
  finishMediaUpload,
  getMediaUploads,
  mediaPartBytes,
  mediaPartCount,
  putMediaUploadPart,
} from './lib/content/authoring/documents/media-upload.ts';
export {
  getContentProviders,
  getContentType,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './lib/content/authoring/documents/offer.ts';
export {
  endContentPresence,
  presenceLifetime,
  reportContentPresence,
} from './lib/content/authoring/documents/presence.ts';
export { createPreviewLink, getContentPreview } from './lib/content/authoring/documents/preview.ts';
export {
  deleteSpaceRedirect,
  getSpaceRedirects,
  writeSpaceRedirects,
} from './lib/content/authoring/documents/redirect.ts';
export { maxRedirectsAtOnce, redirectOutcomes } from './lib/content/authoring/documents/redirect-terms.ts';
export {
  getManagedContentReferencedBy,
  getManagedContentVariantReferences,
} from './lib/content/authoring/documents/reference.ts';
export { getManagedContentRendition } from './lib/content/authoring/documents/rendition.ts';
export type {
  Assist,
  AuthoringCollection,
  Autosave,
  Autosaves,
  ContentAuthors,
  ContentClone,
  ContentComment,
  ContentCommentReply,
  ContentComments,
  ContentDocument,
  ContentLanguages,
  ContentMention,
  ContentMentions,
  ContentPresence,
  ContentPreview,
  ContentProvider,
  ContentProviders,
  ContentReaders,
  ContentRendition,
  ContentTask,
  ContentTranslation,
  ContentType,
  ContentTypes,
  ContentVisitor,
  ContentWorkflow,
  DeletedContent,
  DeletedContents,
  FoundFolder,
  FoundItems,
  FoundVariant,
  MediaConflict,
  MediaFile,
  MediaItem,
  MediaItems,
  MediaUpload,
  MediaUploads,
  PreviewEndpoints,
  PreviewLink,
  ReferencedBy,
  SpaceItems,
  SpaceRedirect,
  SpaceRedirects,
  SpaceWorkflow,
  Suggestion,
  SuggestionRequest,
  TranslationItems,
  TranslationProgress,
  VariantConflict,
  VariantReferences,
  VariantVersions,
  WebUrl,
  WebUrls,
  WorkflowState,
  WrittenRedirects,
} from './lib/content/authoring/documents/responses.ts';
export { searchManagedContentItems } from './lib/content/authoring/documents/search.ts';
export {
  maxSearchLanguages,
  maxSearchTerms,
  minTermLetters,
  searchScopes,
} from './lib/content/authoring/documents/search-terms.ts';
export { getContentAuthors, getSpaceItems } from './lib/content/authoring/documents/space-items.ts';
export {
  checkTranslation,
  getContentLanguages,
  getTranslationItems,
  getTranslationProgress,
  translateManagedContent,
} from './lib/content/authoring/documents/translation.ts';
export {
  translationFilters,
  translationStates,
} from './lib/content/authoring/documents/translation-terms.ts';
export {
  deleteManagedContent,
  getDeletedContents,
  undeleteManagedContent,
} from './lib/content/authoring/documents/trash.ts';
export {
  getManagedContentWebUrls,
  updateManagedContentWebUrl,
} from './lib/content/authoring/documents/web-url.ts';
export { webUrlStatuses } from './lib/content/authoring/documents/web-url-statuses.ts';
export {
  getContentWorkflow,
  getSpaceWorkflow,
  updateContentWorkflow,
} from './lib/content/authoring/documents/workflow.ts';
export { statesWorkflowType, workflowRights } from './lib/content/authoring/documents/workflow-terms.ts';
export {
  createDeployment,
  createSchedule,
  getDeploymentPreview,
  getDeployments,
  updateSchedule,
} from './lib/content/authoring/publishing/deployment.ts';
export {
  deploymentActions,
  deploymentStatuses,
  publicationProblemKinds,
} from './lib/content/authoring/publishing/deployment-states.ts';
export {
  publishManagedContent,
  unpublishManagedContent,
} from './lib/content/authoring/publishing/publishing.ts';
export type {
  Deployment,
  DeploymentPreview,
  Deployments,
  Published,
  Unpublished,
} from './lib/content/authoring/publishing/responses.ts';
export type { UserSummary } from './lib/content/authoring/responses.ts';
export {
  addSpaceMember,
  getSpaceAccess,
  removeSpaceMember,
  updateSpaceMember,
  updateSpaceRole,
} from './lib/content/authoring/spaces/access.ts';
export { collaboratorRoles, contentFlags } from './lib/content/authoring/spaces/access-terms.ts';
export { getSpaceActivity } from './lib/content/authoring/spaces/activity.ts';
export { activityKinds } from './lib/content/authoring/spaces/activity-terms.ts';
export {
  deleteContentView,
  getContentViews,
  saveContentView,
} from './lib/content/authoring/spaces/content-view.ts';
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
} from './lib/content/authoring/spaces/folder.ts';
export { folderItemSorts, folderTypes, shareStatuses } from './lib/content/authoring/spaces/folder-terms.ts';
export {
  createGlossaryTerm,
  deleteGlossaryTerm,
  getGlossary,
  replaceGlossaryTerm,
} from './lib/content/authoring/spaces/glossary.ts';
export { maxGlossaryTerms } from './lib/content/authoring/spaces/glossary-terms.ts';
export {
  createTranslationJob,
  exportContent,
  getJob,
  getJobs,
  importContent,
} from './lib/content/authoring/spaces/job.ts';
export {
  contentJobStatuses,
  contentJobTypes,
  transferDirections,
} from './lib/content/authoring/spaces/job-terms.ts';
export {
  getOrchestratorConfig,
  updateOrchestratorConfig,
} from './lib/content/authoring/spaces/orchestrator.ts';
export type {
  ContentJob,
  ContentJobs,
  ContentRights,
  ContentSpace,
  ContentSpaces,
  ContentTaxonomyTerms,
  ContentView,
  ContentViews,
  Folder,
  FolderItem,
  FolderItems,
  FolderShares,
  FolderShareTargets,
  Glossary,
  GlossaryTerm,
  OrchestratorConfig,
  SiteLink,
  SiteLinks,
  SpaceAccess,
  SpaceActivities,
  SpaceActivity,
  SpaceMember,
  SpaceRole,
  TaxonomyTerm,
  TaxonomyTerms,
  TypeRights,
} from './lib/content/authoring/spaces/responses.ts';
export { getSiteLinks } from './lib/content/authoring/spaces/site-link.ts';
export { siteLinkKinds } from './lib/content/authoring/spaces/site-link-kinds.ts';
export {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './lib/content/authoring/spaces/space.ts';
export {
  createTaxonomyTerm,
  deleteTaxonomyTerm,
  getManagedContentTaxonomyTerms,
  getTaxonomyTerms,
  updateManagedContentTaxonomyTerms,
  updateTaxonomyTerm,
} from './lib/content/authoring/spaces/taxonomy.ts';
export { type CollectionBody, readCollectionBody } from './lib/content/collection-body.ts';
export { listContent, listContentInternal } from './lib/content/community.ts';
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
export { type FormBody, type FormField, maxAnswerLengths, readFormBody } from './lib/content/form-body.ts';
export {
  type FormFieldType,
  formFieldTypes,
  formTick,
  maxFormAnswerLength,
  usualKeepMonths,
} from './lib/content/form-words.ts';
export { getNavigationMenuItems, type NavigationMenuItem } from './lib/content/navigation-menu.ts';
export {
  type MenuItemType,
  menuItemTypes,
  menuPublishStatuses,
  usualMenu,
} from './lib/content/navigation-menu-words.ts';
export type {
  BodyImage,
  CommunityContents,
  CommunityContentVersions,
  Content,
  ContentBody,
  ContentCollectionItems,
  ContentCollectionMetadata,
  ContentList,
  ContentNode,
  FormEmbedScript,
  FormSubmission,
  FormSubmissionReceipt,
  FormSubmissions,
  NavigationMenuItems,
  SeoProperties,
} from './lib/content/responses.ts';
export { contentAttributes, contentTags } from './lib/content/rich-text.ts';
export { getRecordSeoProperties } from './lib/content/seo.ts';
