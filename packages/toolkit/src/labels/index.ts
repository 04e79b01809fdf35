export { formatLabel } from './format-label.ts';
export { defaultLabels, type Labels, LabelsProvider, useLabels } from './labels.tsx';
