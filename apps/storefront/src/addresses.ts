export { hrefOf } from './frame/route.ts';
export { routes } from './routes.ts';
export { readSavedAddress, type SavedAddress } from './searching/saved-address.ts';
export { contentProviders } from './view/content-providers.ts';
