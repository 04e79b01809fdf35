import { answers } from '../../answer.ts';
import { getAuthoringCollection } from './authoring-collection.ts';
import { AuthoringCollection } from './authoring-collection-answers.ts';
import { cloneManagedContent } from './clone.ts';
import { ContentClone } from './clone-answers.ts';
import { createDeployment, createSchedule, getDeployments, updateSchedule } from './deployment.ts';
import { Deployment, Deployments } from './deployment-answers.ts';
import {
  createManagedContent,
  createManagedContentVariant,
  deleteManagedContentVariant,
  getManagedContent,
  getManagedContentForSite,
  getManagedContentVariant,
  getManagedContentVariantVersions,
  replaceManagedContentVariant,
} from './document.ts';
import { ContentDocument, VariantConflict, VariantVersions } from './document-answers.ts';
import {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from './folder.ts';
import { Folder, FolderItems, FolderShares, FolderShareTargets } from './folder-answers.ts';
import { createTranslationJob, exportContent, getJob, getJobs, importContent } from './job.ts';
import { ContentJob, ContentJobs } from './job-answers.ts';
import {
  getContentProviders,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './offer.ts';
import { ContentProviders, ContentTypes, PreviewEndpoints } from './offer-answers.ts';
import { getOrchestratorConfig, updateOrchestratorConfig } from './orchestrator.ts';
import { OrchestratorConfig } from './orchestrator-answers.ts';
import { createPreviewLink, getContentPreview } from './preview.ts';
import { ContentPreview, PreviewLink } from './preview-answers.ts';
import { publishManagedContent, unpublishManagedContent } from './publishing.ts';
import { Published, Unpublished } from './publishing-answers.ts';
import { getManagedContentReferencedBy, getManagedContentVariantReferences } from './reference.ts';
import { ReferencedBy, VariantReferences } from './reference-answers.ts';
import { getManagedContentRendition } from './rendition.ts';
import { ContentRendition } from './rendition-answers.ts';
import { searchManagedContentItems } from './search.ts';
import { FoundItems } from './search-answers.ts';
import {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './space.ts';
import { ContentSpace, ContentSpaces } from './space-answers.ts';
import { getManagedContentTaxonomyTerms, updateManagedContentTaxonomyTerms } from './taxonomy.ts';
import { ContentTaxonomyTerms } from './taxonomy-answers.ts';
import { translateManagedContent } from './translation.ts';
import { ContentTranslation } from './translation-answers.ts';
import { getManagedContentWebUrls, updateManagedContentWebUrl } from './web-url.ts';
import { WebUrl, WebUrls } from './web-url-answers.ts';

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
