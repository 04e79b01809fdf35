import type { DescribedCall } from '../../../described-call.ts';
import { responses } from '../../../described-call.ts';
import { createSuggestion, getAssist, previewSuggestion } from './assist.ts';
import { Assist, Suggestion, SuggestionRequest } from './assist-schemas.ts';
import { getAuthoringCollection } from './authoring-collection.ts';
import { AuthoringCollection } from './authoring-collection-schemas.ts';
import { deleteAutosave, getAutosave, saveAutosave } from './autosave.ts';
import { Autosaves } from './autosave-schemas.ts';
import { cloneManagedContent } from './clone.ts';
import { ContentClone } from './clone-schemas.ts';
import {
  createContentComment,
  deleteContentComment,
  dismissContentMentions,
  getContentComments,
  getContentMentions,
  getContentReaders,
  updateContentComment,
} from './comment.ts';
import { ContentComment, ContentComments, ContentMentions, ContentReaders } from './comment-schemas.ts';
import {
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
  updateManagedContent,
} from './document.ts';
import { ContentDocument, VariantConflict, VariantVersions } from './document-schemas.ts';
import { createMedia, getMediaItem, getMediaItems, replaceMediaFile } from './media.ts';
import { MediaConflict, MediaItem, MediaItems, MediaUpload, MediaUploads } from './media-schemas.ts';
import {
  cancelMediaUpload,
  createMediaReplacement,
  createMediaUpload,
  finishMediaUpload,
  getMediaUploads,
  putMediaUploadPart,
} from './media-upload.ts';
import {
  getContentProviders,
  getContentType,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './offer.ts';
import { ContentProviders, ContentType, ContentTypes, PreviewEndpoints } from './offer-schemas.ts';
import { endContentPresence, reportContentPresence } from './presence.ts';
import { ContentPresence } from './presence-schemas.ts';
import { createPreviewLink, getContentPreview } from './preview.ts';
import { ContentPreview, PreviewLink } from './preview-schemas.ts';
import { deleteSpaceRedirect, getSpaceRedirects, writeSpaceRedirects } from './redirect.ts';
import { SpaceRedirects, WrittenRedirects } from './redirect-schemas.ts';
import { getManagedContentReferencedBy, getManagedContentVariantReferences } from './reference.ts';
import { ReferencedBy, VariantReferences } from './reference-schemas.ts';
import { getManagedContentRendition } from './rendition.ts';
import { ContentRendition } from './rendition-schemas.ts';
import { searchManagedContentItems } from './search.ts';
import { FoundItems } from './search-schemas.ts';
import { getContentAuthors, getSpaceItems } from './space-items.ts';
import { ContentAuthors, SpaceItems } from './space-items-schemas.ts';
import {
  checkTranslation,
  getContentLanguages,
  getTranslationItems,
  getTranslationProgress,
  translateManagedContent,
} from './translation.ts';
import {
  ContentLanguages,
  ContentTranslation,
  TranslationItems,
  TranslationProgress,
} from './translation-schemas.ts';
import { deleteManagedContent, getDeletedContents, undeleteManagedContent } from './trash.ts';
import { DeletedContents } from './trash-schemas.ts';
import { getManagedContentWebUrls, updateManagedContentWebUrl } from './web-url.ts';
import { WebUrl, WebUrls } from './web-url-schemas.ts';

import { getContentWorkflow, getSpaceWorkflow, updateContentWorkflow } from './workflow.ts';
import { ContentWorkflow, SpaceWorkflow } from './workflow-schemas.ts';

/** What the calls of this folder respond. */
export const contentAuthoringDocumentsCalls: readonly DescribedCall[] = [
  responses(getAuthoringCollection, {
    200: AuthoringCollection,
  }),
  responses(cloneManagedContent, { 201: ContentClone }),
  responses(getManagedContent, { 200: ContentDocument }),
  responses(getManagedContentForSite, {
    200: ContentDocument,
  }),
  responses(getManagedContentVariant, {
    200: ContentDocument,
  }),
  responses(getManagedContentVariantVersions, {
    200: VariantVersions,
  }),
  responses(createManagedContent, { 201: ContentDocument }),
  responses(createManagedContentVariant, {
    201: ContentDocument,
  }),
  responses(replaceManagedContentVariant, { 200: ContentDocument }, VariantConflict),
  responses(deleteManagedContentVariant, { 204: null }),
  responses(getContentTypesByMixin, { 200: ContentTypes }),
  responses(getContentProviders, { 200: ContentProviders }),
  responses(getPreviewEndpoints, { 200: PreviewEndpoints }),
  responses(getSingleItemContent, { 200: ContentDocument }),
  responses(createPreviewLink, { 201: PreviewLink }),
  responses(getContentPreview, { 200: ContentPreview }),
  responses(getManagedContentVariantReferences, {
    200: VariantReferences,
  }),
  responses(getManagedContentReferencedBy, {
    200: ReferencedBy,
  }),
  responses(getManagedContentRendition, {
    200: ContentRendition,
  }),
  responses(getSpaceItems, { 200: SpaceItems }),
  responses(getContentAuthors, { 200: ContentAuthors }),
  responses(searchManagedContentItems, { 200: FoundItems }),
  responses(translateManagedContent, {
    201: ContentTranslation,
  }),
  responses(getContentLanguages, { 200: ContentLanguages }),
  responses(checkTranslation, { 200: ContentLanguages }),
  responses(getTranslationProgress, { 200: TranslationProgress }),
  responses(getTranslationItems, { 200: TranslationItems }),
  responses(getManagedContentWebUrls, { 200: WebUrls }),
  responses(updateManagedContentWebUrl, { 200: WebUrl }),
  responses(getSpaceRedirects, { 200: SpaceRedirects }),
  responses(writeSpaceRedirects, { 200: WrittenRedirects }),
  responses(deleteSpaceRedirect, { 204: null }),
  responses(getAutosave, { 200: Autosaves }),
  responses(saveAutosave, { 200: Autosaves }),
  responses(deleteAutosave, { 204: null }),
  responses(updateManagedContent, { 200: ContentDocument }),
  responses(getContentType, { 200: ContentType }),
  responses(deleteManagedContent, { 204: null }),
  responses(getDeletedContents, { 200: DeletedContents }),
  responses(undeleteManagedContent, { 200: ContentDocument }),
  responses(getMediaItems, { 200: MediaItems }),
  responses(getMediaItem, { 200: MediaItem }),
  responses(createMedia, { 201: MediaItem }, MediaConflict),
  responses(replaceMediaFile, { 200: MediaItem }),
  responses(getMediaUploads, { 200: MediaUploads }),
  responses(createMediaUpload, { 201: MediaUpload }),
  responses(createMediaReplacement, { 201: MediaUpload }),
  responses(putMediaUploadPart, { 204: null }),
  responses(finishMediaUpload, { 201: MediaItem }, MediaConflict),
  responses(cancelMediaUpload, { 204: null }),
  responses(getContentComments, { 200: ContentComments }),
  responses(createContentComment, { 201: ContentComment }),
  responses(updateContentComment, { 200: ContentComment }),
  responses(deleteContentComment, { 204: null }),
  responses(getContentReaders, { 200: ContentReaders }),
  responses(getContentMentions, { 200: ContentMentions }),
  responses(dismissContentMentions, { 200: ContentMentions }),
  responses(reportContentPresence, { 200: ContentPresence }),
  responses(endContentPresence, { 204: null }),
  responses(getAssist, { 200: Assist }),
  responses(previewSuggestion, { 200: SuggestionRequest }),
  responses(createSuggestion, { 201: Suggestion }),
  responses(getSpaceWorkflow, { 200: SpaceWorkflow }),
  responses(getContentWorkflow, { 200: ContentWorkflow }),
  responses(updateContentWorkflow, { 200: ContentWorkflow }),
];
