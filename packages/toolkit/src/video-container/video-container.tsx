import type { ReactNode } from 'react';
import { customProperties } from '../settings/custom-properties.ts';
import { number } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './video-container.module.css';

export const videoContainerSettings = {
  /** S-062: height as % of the width. */
  ratio: number(1, 400, 56.25),
};

export interface VideoContainerProps extends SettingsOf<typeof videoContainerSettings> {
  /** One video, frame or picture; it fills the container. */
  readonly children?: ReactNode;
}

/** Keeps the place of a video before it loads. */
export function VideoContainer({ children, ...given }: VideoContainerProps): ReactNode {
  const { ratio } = readSettings('VideoContainer', videoContainerSettings, given);
  return (
    <div className={styles.container} style={customProperties({ '--video-ratio': ratio })}>
      {children}
    </div>
  );
}
