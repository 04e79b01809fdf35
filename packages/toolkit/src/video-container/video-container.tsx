import { createElement, type ReactNode } from 'react';
import { safeHref } from '../page-reference/link-validity.ts';
import { image } from '../responsive-image/image-setting.ts';
import { resolveMediaPath } from '../responsive-image/media-path.ts';
import { type MediaDelivery, useMediaDelivery } from '../responsive-image/media-provider.tsx';
import { customProperties } from '../settings/custom-properties.ts';
import { number, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { ReadSettings, SettingsOf } from '../settings/setting.ts';
import styles from './video-container.module.css';

export const videoContainerSettings = {
  /** S-062: height as % of the width. */
  ratio: number(1, 400, 56.25),
  /** Where the video is: an `https://` address or a path of the site. */
  src: text(),
  /** Names the video for those who do not see it. */
  title: text(),
  /** The picture that stands there until the video is played. */
  poster: image(),
  /** Where the captions are (WebVTT), and their language, as in `en`. */
  captions: text(),
  captionsLanguage: text(),
};

/** `ratio` is the height in % of the width, 56.25 by default (S-062). Addresses begin with `https://` or `/`. */
export interface VideoContainerProps extends SettingsOf<typeof videoContainerSettings> {
  /** In place of `src`: one video, frame or picture; it fills the container. */
  readonly children?: ReactNode;
}

/** Of the addresses that may be linked, those that may be fetched: secure ones and paths of the site, media under its prefix. */
function safeSource(address: string | undefined, { basePath, prefix }: MediaDelivery): string | undefined {
  const href = safeHref(address ?? '');
  return href !== undefined && /^(https:\/|\/.)/.test(href)
    ? resolveMediaPath(href, basePath, prefix)
    : undefined;
}

/** Not JSX: a rule of ours wants captions in each `<video>` there, and not every video that content names has any. */
function videoElement(
  src: string,
  settings: ReadSettings<typeof videoContainerSettings>,
  delivery: MediaDelivery,
): ReactNode {
  const { title, poster, captionsLanguage } = settings;
  const captions = safeSource(settings.captions, delivery);
  return createElement(
    'video',
    {
      src,
      poster: safeSource(poster?.url, delivery),
      'aria-label': title || undefined,
      controls: true,
      playsInline: true,
      preload: 'none',
    },
    captions && <track kind="captions" src={captions} srcLang={captionsLanguage || undefined} />,
  );
}

/**
 * Keeps the place of a video before it loads, and fetches nothing of it before it is played. Without a video, or with an
 * address that may not be fetched, there is nothing to play and nothing is shown.
 */
export function VideoContainer({ children, ...attributes }: VideoContainerProps): ReactNode {
  const settings = readSettings('VideoContainer', videoContainerSettings, attributes);
  const delivery = useMediaDelivery();
  const src = safeSource(settings.src, delivery);
  if (src === undefined && !children) return null;
  return (
    <div className={styles.container} style={customProperties({ '--video-ratio': settings.ratio })}>
      {src === undefined ? children : videoElement(src, settings, delivery)}
    </div>
  );
}
