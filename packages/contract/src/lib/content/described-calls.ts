import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { listContent, listContentInternal } from './community.ts';
import { CommunityContents, CommunityContentVersions } from './community-schemas.ts';
import {
  getCollectionItemsForChannel,
  getCollectionItemsForSite,
  getCollectionMetadataForChannel,
  getCollectionMetadataForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
} from './delivery.ts';
import {
  Content,
  ContentCollectionItems,
  ContentCollectionMetadata,
  ContentList,
} from './delivery-schemas.ts';
import { deleteFormSubmission, getFormEmbedScript, getFormSubmissions, submitForm } from './form.ts';
import { FormEmbedScript, FormSubmissionReceipt, FormSubmissions } from './form-schemas.ts';
import { getNavigationMenuItems } from './navigation-menu.ts';
import { NavigationMenuItems } from './navigation-menu-schemas.ts';
import { getRecordSeoProperties } from './seo.ts';
import { SeoProperties } from './seo-schemas.ts';

/** What the calls of this folder respond. */
export const contentCalls: readonly DescribedCall[] = [
  responses(listContent, { 200: CommunityContentVersions }),
  responses(listContentInternal, { 200: CommunityContents }),
  responses(getContentForSite, { 200: Content }),
  responses(getContentForChannel, { 200: Content }),
  responses(getContentsForSite, { 200: ContentList }),
  responses(getContentsForChannel, { 200: ContentList }),
  responses(getCollectionItemsForSite, {
    200: ContentCollectionItems,
  }),
  responses(getCollectionItemsForChannel, {
    200: ContentCollectionItems,
  }),
  responses(getCollectionMetadataForSite, {
    200: ContentCollectionMetadata,
  }),
  responses(getCollectionMetadataForChannel, {
    200: ContentCollectionMetadata,
  }),
  responses(getFormEmbedScript, { 200: FormEmbedScript }),
  responses(submitForm, { 201: FormSubmissionReceipt }),
  responses(getFormSubmissions, { 200: FormSubmissions }),
  responses(deleteFormSubmission, { 204: null }),
  responses(getNavigationMenuItems, {
    200: NavigationMenuItems,
  }),
  responses(getRecordSeoProperties, { 200: SeoProperties }),
];
