export { isCurrentPage } from './current-page.ts';
export { logoutPath } from './logout-path.ts';
export { hrefOf, type Navigation, NavigationProvider, useHref, useNavigation } from './navigation.tsx';
