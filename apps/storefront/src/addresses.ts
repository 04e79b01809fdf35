export { hrefOf } from './href.ts';
export { type ActiveLanguage, activeLanguages } from './language/active-languages.ts';
export { inLanguages, type Locale, languages, localeOf } from './language/languages.ts';
export { routes } from './routes.ts';
export { readSavedAddress, type SavedAddress } from './saved-search/saved-address.ts';
export { contentProviders } from './view/content-providers.ts';
