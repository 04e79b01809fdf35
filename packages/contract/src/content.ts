export {
  getCollectionItemsForSite,
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
  ContentList,
} from './lib/content/delivery-answers.ts';
