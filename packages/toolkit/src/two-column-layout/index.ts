export { TwoColumnLayout, type TwoColumnLayoutProps } from './two-column-layout.tsx';
export { twoColumnLayoutDefinition } from './two-column-layout-definition.ts';
