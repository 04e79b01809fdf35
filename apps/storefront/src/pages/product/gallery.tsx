import type { ProductImage } from '@relab/contract/commerce';
import { useIsHydrated } from '@relab/pages';
import { Picture } from '@relab/toolkit/responsive-image';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { largestUrl, listingImage } from '../../listing/listing-image.ts';
import css from './gallery.module.css';
import * as texts from './texts.tsx';
import { Zoom } from './zoom.tsx';

export interface GalleryProps {
  readonly pictures: readonly ProductImage[];
  /** Of the listing, for pictures that say nothing themselves. */
  readonly name: string;
}

const sizes = '(width < 46em) 92vw, (width < 64em) 46vw, 44rem';

/** Alternative texts mention that a picture is an illustration; the caption shows it. */
const isDrawn = ({ alternateText }: ProductImage) => alternateText?.startsWith('Illustration') ?? false;

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A strip of all pictures that snaps to one at a time: swiped, or moved by the thumbnails, which are links to its parts.
 * Each picture is a link to itself at full size; a script shows that in place.
 */
export function Gallery({ pictures, name }: GalleryProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const isHydrated = useIsHydrated();
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (pictures.length === 0) return <div className={css.none}>{texts.noPicture}</div>;
  const altOf = (picture: ProductImage, index: number) =>
    picture.alternateText || texts.pictureOf(name, index + 1);

  const show = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth });
    setCurrent(index);
  };

  return (
    <div className={css.gallery}>
      <ul
        ref={strip}
        className={css.strip}
        aria-label={texts.pictures}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`picture-${index + 1}`} className={css.picture}>
            <a
              href={largestUrl(picture)}
              className={css.enlarge}
              // Those out of sight are reached by way of the thumbnails.
              tabIndex={isHydrated && index !== current ? -1 : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                setZoomed(index);
              }}
            >
              <Picture
                source={listingImage(picture, altOf(picture, index))}
                sizes={sizes}
                fill
                imageFit="contain"
                priority={index === 0}
              />
              <span className="visually-hidden">{texts.enlargeSuffix}</span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={css.thumbnails} aria-label={texts.choosePicture}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={`#picture-${index + 1}`}
                className={css.thumbnail}
                aria-label={texts.pictureNumber(index + 1, pictures.length)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture source={listingImage(picture, '')} sizes="5rem" fill />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={css.note}>
        {pictures.some(isDrawn) ? texts.illustrationCaption : texts.photographCaption}
      </p>
      {zoomed !== null && (
        <Zoom
          pictures={pictures}
          start={zoomed}
          altOf={altOf}
          onClose={(index) => {
            setZoomed(null);
            show(index);
          }}
        />
      )}
    </div>
  );
}
