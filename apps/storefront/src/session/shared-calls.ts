import {
  getAppContext,
  getProduct,
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  getProductPrice,
  getSessionContext,
  getSortRules,
  searchProducts,
} from '@relab/client/commerce';
import {
  getCollectionItemsForSite,
  getContentForSite,
  getContentsForSite,
  getNavigationMenuItems,
} from '@relab/client/content';

/** Published data and the shop's own settings: no response depends on its reader. */
const forEveryone: readonly string[] = [
  getAppContext.id,
  getCollectionItemsForSite.id,
  getContentForSite.id,
  getContentsForSite.id,
  getNavigationMenuItems.id,
  getSortRules.id,
];

/** What is offered, to whom and for how much depends on the account: all guests, who have none, see the same. */
const forGuests: readonly string[] = [
  ...forEveryone,
  getProduct.id,
  getProductCategory.id,
  getProductCategoryChildren.id,
  getProductCategoryPath.id,
  getProductPrice.id,
  getSessionContext.id,
  searchProducts.id,
];

const [everyone, guests] = [new Set(forEveryone), new Set(forGuests)];

/** Ids of the reads whose responses a visitor shares with others; `mayBeUser` where they bring a session or act for an account. */
export const sharedCalls = (mayBeUser: boolean): ReadonlySet<string> => (mayBeUser ? everyone : guests);
