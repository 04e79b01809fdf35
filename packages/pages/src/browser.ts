export { type HydrateOptions, hydratePage } from './lib/navigation/hydrate-page.ts';
export { type InterceptOptions, interceptNavigations } from './lib/navigation/intercept-navigations.ts';
export { createNavigator, type NavigatorOptions } from './lib/navigation/navigator.ts';
export type { Navigate, PageNavigation } from './lib/navigation/page-navigation.ts';
export { submitOnChange } from './lib/navigation/submit-on-change.ts';
export type { BrowserState } from './lib/page/browser-state.ts';
