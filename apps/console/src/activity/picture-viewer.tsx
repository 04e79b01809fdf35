import { buttonClass } from '@relab/toolkit/button';
import { chevronBackIcon, chevronIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { useShortcut } from '../commands/commands.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import type { LinkedFile } from './linked-file.ts';
import css from './picture-viewer.module.css';
import * as texts from './texts.ts';

export interface PictureViewerProps {
  readonly pictures: readonly LinkedFile[];
  /** Of the one that is shown. */
  readonly linkId: string;
  readonly onShow: (linkId: string) => void;
  readonly onClose: () => void;
}

/** Pictures as large as the window allows, one after the other: arrow keys lead on, Escape closes. */
export function PictureViewer({ pictures, linkId, onShow, onClose }: PictureViewerProps): ReactNode {
  const at = pictures.findIndex((picture) => picture.linkId === linkId);
  const picture = pictures[at];
  if (!picture) return null;
  return (
    <ModalDialog isOpen size="large" title={picture.title} onClose={onClose}>
      <ShownPicture pictures={pictures} at={at} picture={picture} onShow={onShow} />
    </ModalDialog>
  );
}

interface ShownPictureProps extends Pick<PictureViewerProps, 'pictures' | 'onShow'> {
  readonly at: number;
  readonly picture: LinkedFile;
}

function ShownPicture({ pictures, at, picture, onShow }: ShownPictureProps): ReactNode {
  const show = (to: number): void => {
    const next = pictures[to];
    if (next) onShow(next.linkId);
  };
  useShortcut('ArrowLeft', texts.previousPicture, () => show(at - 1), { isHidden: true });
  useShortcut('ArrowRight', texts.nextPicture, () => show(at + 1), { isHidden: true });
  return (
    <>
      <img key={picture.linkId} className={css.picture} src={picture.href} alt={picture.title} />
      <div className={css.tools}>
        <IconButton
          icon={chevronBackIcon}
          label={texts.previousPicture}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        />
        <span role="status">{texts.pictureOf(at + 1, pictures.length)}</span>
        <IconButton
          icon={chevronIcon}
          label={texts.nextPicture}
          disabled={at === pictures.length - 1}
          onClick={() => show(at + 1)}
        />
        <a className={buttonClass('secondary', 'small')} href={picture.href}>
          <Icon path={downloadIcon} />
          {texts.download}
        </a>
      </div>
    </>
  );
}
