import type { DescribedCall } from '../../../described-call.ts';
import { responses } from '../../../described-call.ts';
import {
  addSpaceMember,
  getSpaceAccess,
  removeSpaceMember,
  updateSpaceMember,
  updateSpaceRole,
} from './access.ts';
import { SpaceAccess } from './access-schemas.ts';
import { getSpaceActivity } from './activity.ts';
import { SpaceActivities } from './activity-schemas.ts';
import { deleteContentView, getContentViews, saveContentView } from './content-view.ts';
import { ContentView, ContentViews } from './content-view-schemas.ts';
import {
  createFolder,
  deleteFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolder,
  updateFolderShares,
} from './folder.ts';
import { Folder, FolderItems, FolderShares, FolderShareTargets } from './folder-schemas.ts';
import { createGlossaryTerm, deleteGlossaryTerm, getGlossary, replaceGlossaryTerm } from './glossary.ts';
import { Glossary, GlossaryTerm } from './glossary-schemas.ts';
import { createTranslationJob, exportContent, getJob, getJobs, importContent } from './job.ts';
import { ContentJob, ContentJobs } from './job-schemas.ts';
import { getOrchestratorConfig, updateOrchestratorConfig } from './orchestrator.ts';
import { OrchestratorConfig } from './orchestrator-schemas.ts';
import { getSiteLinks } from './site-link.ts';
import { SiteLinks } from './site-link-schemas.ts';
import {
  createManagedContentSpace,
  getManagedContentSpace,
  getManagedContentSpaceByFullyQualifiedName,
  getManagedContentSpaces,
  updateManagedContentSpace,
} from './space.ts';
import { ContentSpace, ContentSpaces } from './space-schemas.ts';
import {
  createTaxonomyTerm,
  deleteTaxonomyTerm,
  getManagedContentTaxonomyTerms,
  getTaxonomyTerms,
  updateManagedContentTaxonomyTerms,
  updateTaxonomyTerm,
} from './taxonomy.ts';
import { ContentTaxonomyTerms, TaxonomyTerm, TaxonomyTerms } from './taxonomy-schemas.ts';

/** What the calls of this folder respond. */
export const contentAuthoringSpacesCalls: readonly DescribedCall[] = [
  responses(getSpaceAccess, { 200: SpaceAccess }),
  responses(addSpaceMember, { 201: SpaceAccess }),
  responses(updateSpaceMember, { 200: SpaceAccess }),
  responses(removeSpaceMember, { 200: SpaceAccess }),
  responses(updateSpaceRole, { 200: SpaceAccess }),
  responses(getSpaceActivity, { 200: SpaceActivities }),
  responses(getFolder, { 200: Folder }),
  responses(getFolderItems, { 200: FolderItems }),
  responses(getFolderItemsSorted, { 200: FolderItems }),
  responses(getFolderShareTargets, { 200: FolderShareTargets }),
  responses(getFolderShares, { 200: FolderShares }),
  responses(createFolder, { 201: Folder }),
  responses(updateFolderShares, { 200: FolderShares }),
  responses(getGlossary, { 200: Glossary }),
  responses(createGlossaryTerm, { 201: GlossaryTerm }),
  responses(replaceGlossaryTerm, { 200: GlossaryTerm }),
  responses(deleteGlossaryTerm, { 204: null }),
  responses(getJobs, { 200: ContentJobs }),
  responses(getJob, { 200: ContentJob }),
  responses(exportContent, { 201: ContentJob }),
  responses(importContent, { 201: ContentJob }),
  responses(createTranslationJob, { 201: ContentJob }),
  responses(getOrchestratorConfig, { 200: OrchestratorConfig }),
  responses(updateOrchestratorConfig, {
    200: OrchestratorConfig,
  }),
  responses(getSiteLinks, { 200: SiteLinks }),
  responses(getManagedContentSpaces, { 200: ContentSpaces }),
  responses(getManagedContentSpace, { 200: ContentSpace }),
  responses(getManagedContentSpaceByFullyQualifiedName, { 200: ContentSpace }),
  responses(createManagedContentSpace, { 201: ContentSpace }),
  responses(updateManagedContentSpace, { 200: ContentSpace }),
  responses(getManagedContentTaxonomyTerms, {
    200: ContentTaxonomyTerms,
  }),
  responses(updateManagedContentTaxonomyTerms, {
    200: ContentTaxonomyTerms,
  }),
  responses(updateFolder, { 200: Folder }),
  responses(deleteFolder, { 204: null }),
  responses(getTaxonomyTerms, { 200: TaxonomyTerms }),
  responses(createTaxonomyTerm, { 201: TaxonomyTerm }),
  responses(updateTaxonomyTerm, { 200: TaxonomyTerm }),
  responses(deleteTaxonomyTerm, { 204: null }),
  responses(getContentViews, { 200: ContentViews }),
  responses(saveContentView, { 201: ContentView }),
  responses(deleteContentView, { 204: null }),
];
