import type { ReactNode } from 'react';
import { clamp } from '../settings/amount.ts';
import { customProperties } from '../settings/custom-properties.ts';
import styles from './video-container.module.css';

export interface VideoContainerProps {
  /** Height as % of the width (56.25, S-062). */
  readonly ratio?: number | undefined;
  /** One video, frame or picture; it fills the container. */
  readonly children?: ReactNode;
}

/** Keeps the place of a video before it loads. */
export function VideoContainer({ ratio, children }: VideoContainerProps): ReactNode {
  return (
    <div
      className={styles.container}
      style={customProperties({ '--video-ratio': clamp(ratio, 1, 400, 56.25) })}
    >
      {children}
    </div>
  );
}
