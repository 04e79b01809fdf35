import type { ReactNode } from 'react';
import { boolean, choice, pattern, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { image } from './image-setting.ts';
import { Picture } from './picture.tsx';

/** How a picture stands in its place. */
export const imagePlaceSettings = {
  imageFit: choice(['cover', 'contain', 'fill', 'none']),
  /** The part that stays visible when the picture is cut, such as `center`, `top` or `30% 70%`. */
  imagePosition: pattern(
    /^(left|center|right|top|bottom|\d{1,3}%)( (left|center|right|top|bottom|\d{1,3}%))?$/,
    'a place such as center, top or 30% 70%',
  ),
  /** How wide the picture stands in the layout, as the `sizes` of HTML. */
  sizes: text(),
  /** The picture that the visitor sees first: loaded eagerly, the others lazily. */
  priority: boolean(),
};

export const responsiveImageSettings = {
  image: image(),
  ...imagePlaceSettings,
  /** Fills the box it stands in, in place of keeping its own proportion. */
  fill: boolean(),
};

/** `image` is S-098 or S-099, or an address alone. */
export interface ResponsiveImageProps extends SettingsOf<typeof responsiveImageSettings> {
  readonly className?: string | undefined;
}

/**
 * A picture in the width that its place needs. It keeps its place from the first paint, blurred until it is there. One whose
 * measures are unknown is shown in full in a box of 3 to 2.
 */
export function ResponsiveImage({ className, ...attributes }: ResponsiveImageProps): ReactNode {
  const { image: source, ...layout } = readSettings('ResponsiveImage', responsiveImageSettings, attributes);
  return source && <Picture source={source} className={className} {...layout} />;
}
