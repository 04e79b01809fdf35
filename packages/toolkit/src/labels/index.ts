export { defaultLabels } from './default-labels.ts';
export { formatLabel } from './format-label.ts';
export type { Labels } from './label-texts.ts';
export { LabelsProvider, useLabels } from './labels.tsx';
