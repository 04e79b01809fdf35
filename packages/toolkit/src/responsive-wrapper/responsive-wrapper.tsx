import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../settings/class-names.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { sizes as allSizes } from '../settings/size.ts';
import { useEvent } from '../settings/use-event.ts';
import { parseResponsiveSizes, responsiveSizes } from './responsive-sizes.ts';
import styles from './responsive-wrapper.module.css';
import { type SizeMatchChange, watchSizes } from './size-match.ts';

export const responsiveWrapperSettings = {
  /** S-190 to S-194: `small`, `s`, ranges such as `small-large`, lists such as `s, l`; all unless said otherwise. */
  sizes: responsiveSizes(),
};

/** `sizes` as S-190 to S-194 write them; all without it. */
export interface ResponsiveWrapperProps extends SettingsOf<typeof responsiveWrapperSettings> {
  /** Receives what listeners for `sizematchchange` receive, for callers that write TSX. */
  readonly onSizeMatchChange?: ((change: SizeMatchChange) => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * C-028: shows its content on the selected sizes only. The style sheet decides, not a script: the server's first paint is
 * right on every screen, and nothing moves when the script comes.
 */
export function ResponsiveWrapper(props: ResponsiveWrapperProps): ReactNode {
  const { onSizeMatchChange, children, ...attributes } = props;
  const { sizes } = readSettings('ResponsiveWrapper', responsiveWrapperSettings, attributes);
  const element = useRef<HTMLDivElement>(null);
  const notify = useEvent((detail: SizeMatchChange) => {
    element.current?.dispatchEvent(new CustomEvent('sizematchchange', { detail, bubbles: true }));
    onSizeMatchChange?.(detail);
  });
  const selected = sizes.join();
  useEffect(() => watchSizes(parseResponsiveSizes(selected), notify), [selected, notify]);
  const hidden = allSizes.filter((size) => !sizes.includes(size));
  return (
    <div ref={element} className={classNames(...hidden.map((size) => styles[size]))}>
      {children}
    </div>
  );
}
