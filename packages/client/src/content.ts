export { type ChannelOrSite, channelOrSite } from './lib/content/channel-or-site.ts';
export { type ContentConfig, type ContentsConfig, getContent, getContents } from './lib/content/content.ts';
export {
  getCollectionItemsForSite,
  getContentForChannel,
  getContentForSite,
  getContentsForChannel,
  getContentsForSite,
} from './lib/content/delivery.ts';
