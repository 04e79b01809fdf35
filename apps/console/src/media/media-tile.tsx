import type { MediaItem } from '@relab/contract/content';
import { Badge } from '@relab/toolkit/badge';
import { documentIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import css from './media.module.css';
import { isDocument, pictureHref } from './picture-href.ts';
import * as texts from './texts.ts';

export interface MediaTileProps {
  readonly item: MediaItem;
  /** Stands before the badges of the tile itself. */
  readonly badge?: ReactNode;
}

/** What a tile of the library shows: the picture or that it is a document, what it is called, and what it lacks. The link or button around it is the caller's. */
export function MediaTile({ item, badge }: MediaTileProps): ReactNode {
  const { file, title, altText, duplicates } = item;
  return (
    <>
      {file && isDocument(file) ? (
        <span className={css.thumbnail} data-kind="document">
          <Icon path={documentIcon} /> PDF
        </span>
      ) : file ? (
        <img
          className={css.thumbnail}
          src={pictureHref(file, { width: 320 })}
          style={file.placeholder ? { backgroundImage: `url("${file.placeholder}")` } : undefined}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={css.thumbnail}>{texts.noFile}</span>
      )}
      <span className={css.title}>{title}</span>
      <span className={css.badges}>
        {badge}
        {altText === null && !(file && isDocument(file)) && <Badge text={texts.noAltText} />}
        {duplicates > 0 && <Badge text={texts.duplicate} />}
      </span>
    </>
  );
}
