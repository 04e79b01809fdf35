export { parseResponsiveSizes, sizeQueries } from './responsive-sizes.ts';
export { ResponsiveWrapper, type ResponsiveWrapperProps } from './responsive-wrapper.tsx';
export { responsiveWrapperDefinition } from './responsive-wrapper-definition.ts';
export type { SizeMatchChange } from './size-match.ts';
