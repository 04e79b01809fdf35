export {
  type Alignment,
  type FlexibleAlignment,
  parseAlignment,
  parseFlexibleAlignment,
} from './alignment.ts';
export { clamp, clampColumns, parseAmount } from './amount.ts';
export { type BorderSettings, type BorderStyle, borderProperties, parseBorderStyle } from './border.ts';
export { parseChoice } from './choice.ts';
export { classNames } from './class-names.ts';
export { parseColor, textColorOn } from './color.ts';
export { boxProperties, customProperties } from './custom-properties.ts';
export { type ItemSpacing, itemGap, parseItemSpacing } from './item-spacing.ts';
export { percent, pixels } from './length.ts';
export { parseSize, type Size } from './size.ts';
