export { type Alignment, alignment, type FlexibleAlignment, flexibleAlignment } from './alignment.ts';
export { borderProperties, borderSettings, hasBorder } from './border.ts';
export { classNames } from './class-names.ts';
export { parseColor, textColorOn } from './color.ts';
export { boxProperties, customProperties } from './custom-properties.ts';
export { type ItemSpacing, itemGap, itemSpacing } from './item-spacing.ts';
export {
  boolean,
  choice,
  color,
  data,
  integer,
  number,
  optionalBoolean,
  pattern,
  percent,
  pixels,
  readText,
  share,
  text,
} from './kinds.ts';
export { readSettings } from './read-settings.ts';
export type { ReadSettings, Setting, SettingFacts, Settings, SettingsOf } from './setting.ts';
export { type DescribedSetting, settingFacts } from './setting-facts.ts';
export { settingProblem } from './setting-problem.ts';
export { type Schema, settingSchema } from './setting-schema.ts';
export { type Size, sizes } from './size.ts';
export { warnOnce } from './warn-of-settings.ts';
