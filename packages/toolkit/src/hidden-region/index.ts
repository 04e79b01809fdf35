export { HiddenRegion } from './hidden-region.tsx';
