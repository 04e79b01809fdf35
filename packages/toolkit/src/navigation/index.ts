export { type Navigation, NavigationProvider, useHref, useNavigation } from './navigation.tsx';
