export { isCurrentPage } from './current-page.ts';
export { logoutPath } from './logout-path.ts';
export { type Navigation, NavigationProvider, useNavigation } from './navigation.tsx';
export { hrefOf, useHref } from './page-href.ts';
