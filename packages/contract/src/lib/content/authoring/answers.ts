import { answers } from '../../answer.ts';
import { getAuthoringCollection } from './documents/authoring-collection.ts';
import { AuthoringCollection } from './documents/authoring-collection-responses.ts';
import { cloneManagedContent } from './documents/clone.ts';
import { ContentClone } from './documents/clone-responses.ts';
import {
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
} from './documents/document.ts';
import { ContentDocument, VariantConflict, VariantVersions } from './documents/document-responses.ts';
import {
  getContentProviders,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './documents/offer.ts';
import { ContentProviders, ContentTypes, PreviewEndpoints } from './documents/offer-responses.ts';
import { createPreviewLink, getContentPreview } from './documents/preview.ts';
import { ContentPreview, PreviewLink } from './documents/preview-responses.ts';
import { getManagedContentReferencedBy, getManagedContentVariantReferences } from './documents/reference.ts';
import { ReferencedBy, VariantReferences } from './documents/reference-responses.ts';
import { getManagedContentRendition } from './documents/rendition.ts';
import { ContentRendition } from './documents/rendition-responses.ts';
import { searchManagedContentItems } from './documents/search.ts';
import { FoundItems } from './documents/search-responses.ts';
import { translateManagedContent } from './documents/translation.ts';
import { ContentTranslation } from './documents/translation-responses.ts';
import { getManagedContentWebUrls, updateManagedContentWebUrl } from './documents/web-url.ts';
import { WebUrl, WebUrls } from './documents/web-url-responses.ts';
import { createDeployment, createSchedule, getDeployments, updateSchedule } from './publishing/deployment.ts';
import { Deployment, Deployments } from './publishing/deployment-responses.ts';
import { publishManagedContent, unpublishManagedContent } from './publishing/publishing.ts';
import { Published, Unpublished } from './publishing/publishing-responses.ts';
import {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from './spaces/folder.ts';
import { Folder, FolderItems, FolderShares, FolderShareTargets } from './spaces/folder-responses.ts';
import { createTranslationJob, exportContent, getJob, getJobs, importContent } from './spaces/job.ts';
import { ContentJob, ContentJobs } from './spaces/job-responses.ts';
import { getOrchestratorConfig, updateOrchestratorConfig } from './spaces/orchestrator.ts';
import { OrchestratorConfig } from './spaces/orchestrator-responses.ts';
import {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './spaces/space.ts';
import { ContentSpace, ContentSpaces } from './spaces/space-responses.ts';
import { getManagedContentTaxonomyTerms, updateManagedContentTaxonomyTerms } from './spaces/taxonomy.ts';
import { ContentTaxonomyTerms } from './spaces/taxonomy-responses.ts';

export const authoringAnswers = [
  answers(getManagedContentSpaces, { 200: ContentSpaces }),
  answers(getManagedContentSpace, { 200: ContentSpace }),
  answers(getManagedContentSpaceByFullyQualifiedName, { 200: ContentSpace }),
  answers(createManagedContentSpace, { 201: ContentSpace }),
  answers(updateManagedContentSpace, { 200: ContentSpace }),
  answers(getFolder, { 200: Folder }),
  answers(getFolderItems, { 200: FolderItems }),
  answers(getFolderItemsSorted, { 200: FolderItems }),
  answers(getFolderShareTargets, { 200: FolderShareTargets }),
  answers(getFolderShares, { 200: FolderShares }),
  answers(createFolder, { 201: Folder }),
  answers(updateFolderShares, { 200: FolderShares }),
  answers(getManagedContent, { 200: ContentDocument }),
  answers(getManagedContentForSite, { 200: ContentDocument }),
  answers(getManagedContentVariant, { 200: ContentDocument }),
  answers(getManagedContentVariantVersions, { 200: VariantVersions }),
  answers(createManagedContent, { 201: ContentDocument }),
  answers(createManagedContentVariant, { 201: ContentDocument }),
  answers(replaceManagedContentVariant, { 200: ContentDocument }, VariantConflict),
  answers(deleteManagedContentVariant, { 204: null }),
  answers(cloneManagedContent, { 201: ContentClone }),
  answers(getManagedContentVariantReferences, { 200: VariantReferences }),
  answers(getManagedContentReferencedBy, { 200: ReferencedBy }),
  answers(getAuthoringCollection, { 200: AuthoringCollection }),
  answers(getManagedContentTaxonomyTerms, { 200: ContentTaxonomyTerms }),
  answers(updateManagedContentTaxonomyTerms, { 200: ContentTaxonomyTerms }),
  answers(getManagedContentWebUrls, { 200: WebUrls }),
  answers(updateManagedContentWebUrl, { 200: WebUrl }),
  answers(getManagedContentRendition, { 200: ContentRendition }),
  answers(publishManagedContent, { 201: Published }),
  answers(unpublishManagedContent, { 201: Unpublished }),
  answers(getDeployments, { 200: Deployments }),
  answers(createDeployment, { 201: Deployment }),
  answers(createSchedule, { 201: Deployment }),
  answers(updateSchedule, { 200: Deployment }),
  answers(searchManagedContentItems, { 200: FoundItems }),
  answers(getContentTypesByMixin, { 200: ContentTypes }),
  answers(getContentProviders, { 200: ContentProviders }),
  answers(getPreviewEndpoints, { 200: PreviewEndpoints }),
  answers(createPreviewLink, { 201: PreviewLink }),
  answers(getContentPreview, { 200: ContentPreview }),
  answers(getSingleItemContent, { 200: ContentDocument }),
  answers(getOrchestratorConfig, { 200: OrchestratorConfig }),
  answers(updateOrchestratorConfig, { 200: OrchestratorConfig }),
  answers(getJobs, { 200: ContentJobs }),
  answers(getJob, { 200: ContentJob }),
  answers(exportContent, { 201: ContentJob }),
  answers(importContent, { 201: ContentJob }),
  answers(createTranslationJob, { 201: ContentJob }),
  answers(translateManagedContent, { 201: ContentTranslation }),
];
