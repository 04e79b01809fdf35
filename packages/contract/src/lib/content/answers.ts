import { answers } from '../answer.ts';
import { authoringAnswers } from './authoring/answers.ts';
import { listContent, listContentInternal } from './community.ts';
import { CommunityContents, CommunityContentVersions } from './community-responses.ts';
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
} from './delivery-responses.ts';
import { deleteFormSubmission, getFormEmbedScript, getFormSubmissions, submitForm } from './form.ts';
import { FormEmbedScript, FormSubmissionReceipt, FormSubmissions } from './form-responses.ts';
import { getNavigationMenuItems } from './navigation-menu.ts';
import { NavigationMenuItems } from './navigation-menu-responses.ts';
import { getRecordSeoProperties } from './seo.ts';
import { SeoProperties } from './seo-responses.ts';

export const contentAnswers = [
  ...authoringAnswers,
  answers(getContentForSite, { 200: Content }),
  answers(getContentForChannel, { 200: Content }),
  answers(getContentsForSite, { 200: ContentList }),
  answers(getContentsForChannel, { 200: ContentList }),
  answers(getCollectionItemsForSite, { 200: ContentCollectionItems }),
  answers(getCollectionItemsForChannel, { 200: ContentCollectionItems }),
  answers(getCollectionMetadataForSite, { 200: ContentCollectionMetadata }),
  answers(getCollectionMetadataForChannel, { 200: ContentCollectionMetadata }),
  answers(listContent, { 200: CommunityContentVersions }),
  answers(listContentInternal, { 200: CommunityContents }),
  answers(getFormEmbedScript, { 200: FormEmbedScript }),
  answers(submitForm, { 201: FormSubmissionReceipt }),
  answers(getFormSubmissions, { 200: FormSubmissions }),
  answers(deleteFormSubmission, { 204: null }),
  answers(getNavigationMenuItems, { 200: NavigationMenuItems }),
  answers(getRecordSeoProperties, { 200: SeoProperties }),
];
