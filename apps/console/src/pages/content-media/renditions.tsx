import type { MediaFile } from '@relab/contract/content';
import type { ReactNode } from 'react';
import { wholePictureHref } from '../../media/picture-href.ts';
import css from './page.module.css';
import { type Crop, type FocalPoint, percent, servedPart } from './picture-parts.ts';
import * as texts from './texts.ts';

export interface RenditionsProps {
  readonly file: MediaFile;
  readonly focalPoint: FocalPoint | undefined;
  readonly crop: Crop | undefined;
}

/** Of the ratios that the site cuts pictures to, those that differ most. */
const ratios = ['1:1', '4:3', '3:4', '16:9', '9:16', '21:9'] as const;

const acrossByDown = (ratio: string): number => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
};

/** The picture in the ratios of the site, as it will be cut with what is set now. */
export function Renditions({ file, focalPoint, crop }: RenditionsProps): ReactNode {
  const { width, height } = file;
  if (width === null || height === null) return null;
  const src = wholePictureHref(file, 640);
  return (
    <section className={css.section}>
      <h3>{texts.renditions}</h3>
      <p>{texts.renditionsHint}</p>
      <ul className={css.renditions}>
        {ratios.map((ratio) => {
          const part = servedPart({ width, height }, acrossByDown(ratio), crop, focalPoint);
          return (
            <li key={ratio}>
              <figure className={css.rendition}>
                <div className={css.part} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
                  <img
                    src={src}
                    alt=""
                    style={{
                      inlineSize: percent(1 / part.width),
                      blockSize: percent(1 / part.height),
                      insetInlineStart: percent(-part.x / part.width),
                      insetBlockStart: percent(-part.y / part.height),
                    }}
                  />
                </div>
                <figcaption>{ratio}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
