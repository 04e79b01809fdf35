import type { ProductImage } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import { chevronBackIcon, chevronIcon, closeIcon, Icon } from '@relab/toolkit/icon';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { largestUrl } from '../../listing/listing-image.ts';
import * as texts from './texts.tsx';
import css from './zoom.module.css';

export interface ZoomProps {
  readonly pictures: readonly ProductImage[];
  readonly start: number;
  readonly altOf: (picture: ProductImage, index: number) => string;
  /** Told which picture was seen last. */
  readonly onClose: (index: number) => void;
}

/** The pictures in the whole window; a press shows one at its own size, to be moved about by scrolling. */
export function Zoom({ pictures, start, altOf, onClose }: ZoomProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const picture = pictures[index];
  if (!picture) return null;
  const alt = altOf(picture, index);

  const step = (by: number) => {
    setLarge(false);
    setIndex((index + by + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // At its own size the arrows scroll.
    if (isLarge || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <dialog
      ref={dialog}
      className={css.zoom}
      aria-label={texts.enlargedPictures}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div className={css.bar}>
        <p aria-live="polite">{texts.pictureNumber(index + 1, pictures.length)}</p>
        {pictures.length > 1 && (
          <>
            <ActionButton
              type="button"
              variant="plain"
              aria-label={texts.previousPicture}
              onClick={() => step(-1)}
            >
              <Icon path={chevronBackIcon} />
            </ActionButton>
            <ActionButton
              type="button"
              variant="plain"
              aria-label={texts.nextPicture}
              onClick={() => step(1)}
            >
              <Icon path={chevronIcon} />
            </ActionButton>
          </>
        )}
        <ActionButton
          type="button"
          variant="plain"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon path={closeIcon} />
        </ActionButton>
      </div>
      <button
        type="button"
        className={css.stage}
        data-large={isLarge || undefined}
        aria-pressed={isLarge}
        aria-label={isLarge ? texts.zoomOut(alt) : texts.zoomIn(alt)}
        onClick={() => setLarge(!isLarge)}
      >
        <img key={picture.id} src={largestUrl(picture)} alt="" width={1920} height={heightAt1920(picture)} />
      </button>
    </dialog>
  );
}

function heightAt1920({ width, height }: ProductImage): number {
  return width && height ? Math.round((1920 * height) / width) : 1440;
}
