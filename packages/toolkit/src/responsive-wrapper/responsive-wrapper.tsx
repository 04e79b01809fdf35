import { type ReactNode, useEffect } from 'react';
import { classNames } from '../settings/class-names.ts';
import { text } from '../settings/kinds.ts';
import type { SettingsOf } from '../settings/setting.ts';
import type { Size } from '../settings/size.ts';
import { parseResponsiveSizes, sizeQueries } from './responsive-sizes.ts';
import styles from './responsive-wrapper.module.css';

/** The content began to be shown, or to be hidden, because this size began or ended to match. */
export interface SizeMatchChange {
  readonly size: Size;
  readonly isShown: boolean;
}

export const responsiveWrapperSettings = {
  /** S-190 to S-194: `small`, `s`, ranges such as `small-large`, lists such as `s, l`; all unless said otherwise. */
  sizes: text(),
};

export interface ResponsiveWrapperProps extends SettingsOf<typeof responsiveWrapperSettings> {
  readonly onSizeMatchChange?: ((change: SizeMatchChange) => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * C-028: shows its content on the selected sizes only. The style sheet decides, not a script: the server's first paint is
 * right on every screen, and nothing moves when the script comes.
 */
export function ResponsiveWrapper({ sizes, onSizeMatchChange, children }: ResponsiveWrapperProps): ReactNode {
  const selected = parseResponsiveSizes(sizes);
  const key = selected.join();
  useEffect(() => {
    if (onSizeMatchChange === undefined) return undefined;
    const stops = parseResponsiveSizes(key).map((size) => {
      const match = matchMedia(sizeQueries[size]);
      // S-167, S-168.
      const tell = (): void => onSizeMatchChange({ size, isShown: match.matches });
      match.addEventListener('change', tell);
      return () => match.removeEventListener('change', tell);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [key, onSizeMatchChange]);
  const hidden = (['small', 'medium', 'large'] as const).filter((size) => !selected.includes(size));
  return <div className={classNames(...hidden.map((size) => styles[size]))}>{children}</div>;
}
