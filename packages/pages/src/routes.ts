export { createLanguages, type Language, type Languages } from './lib/language/languages.ts';
export { withLanguage } from './lib/language/with-language.ts';
export { createHrefOf, type HrefOf, type QueryValues, writeQuery } from './lib/routing/href.ts';
export { createMatcher, type Match } from './lib/routing/match.ts';
export { referenceToHref } from './lib/routing/reference.ts';
export {
  type AnyParams,
  type Params,
  type ReferencedRoute,
  type Route,
  type RouteTable,
  route,
  routeDefiner,
} from './lib/routing/route.ts';
