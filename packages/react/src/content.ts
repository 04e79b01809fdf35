export {
  CollectionProvider,
  type CollectionProviderProps,
  useProvidedCollection,
} from './lib/content/collection-provider.tsx';
export { onPageTurn, type PageTurn, type PageTurnName } from './lib/content/page-turn.ts';
export type { Provided, ProviderChildren } from './lib/content/provided.ts';
export {
  SingleItemProvider,
  type SingleItemProviderProps,
  useProvidedItem,
} from './lib/content/single-item-provider.tsx';
export { type CollectionResult, useCollection } from './lib/content/use-collection.ts';
export { useSingleItem } from './lib/content/use-single-item.ts';
export { useUserData } from './lib/content/use-user-data.ts';
export {
  UserDataProvider,
  type UserDataProviderProps,
  useProvidedUser,
} from './lib/content/user-data-provider.tsx';
