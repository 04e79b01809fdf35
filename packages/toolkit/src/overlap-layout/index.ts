export { OverlapLayout, type OverlapLayoutProps } from './overlap-layout.tsx';
export { overlapLayoutDefinition } from './overlap-layout-definition.ts';
