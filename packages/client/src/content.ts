export { getCollectionItemsForSite, getContentForSite, getContentsForSite } from './lib/content/delivery.ts';
