export { defaultLabels, formatLabel, type Labels, LabelsProvider, useLabels } from './labels/index.ts';
export { type LinkInfo, type PageReference, parsePageReference, webPage } from './link/index.ts';
export { type Navigation, NavigationProvider, useHref, useNavigation } from './navigation/index.ts';
export {
  type Alignment,
  classNames,
  type FlexibleAlignment,
  type ItemSpacing,
  parseColor,
  type Size,
} from './settings/index.ts';
