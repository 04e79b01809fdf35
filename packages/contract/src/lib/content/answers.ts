import { answers } from '../answer.ts';
import {
  getCollectionItemsForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
} from './delivery.ts';
import { Content, ContentCollectionItems, ContentList } from './delivery-answers.ts';

export const contentAnswers = [
  answers(getContentForSite, { 200: Content }),
  answers(getContentForChannel, { 200: Content }),
  answers(getContentsForSite, { 200: ContentList }),
  answers(getContentsForChannel, { 200: ContentList }),
  answers(getCollectionItemsForSite, { 200: ContentCollectionItems }),
];
