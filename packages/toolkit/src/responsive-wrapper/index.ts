export { parseResponsiveSizes, sizeQueries } from './responsive-sizes.ts';
export {
  ResponsiveWrapper,
  type ResponsiveWrapperProps,
  type SizeMatchChange,
} from './responsive-wrapper.tsx';
export { responsiveWrapperDefinition } from './responsive-wrapper-definition.ts';
