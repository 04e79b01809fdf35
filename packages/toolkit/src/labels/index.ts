export { defaultLabels } from './default-labels.ts';
export { formatLabel } from './format-label.ts';
export { type Labels, LabelsProvider, useLabels } from './labels.tsx';
