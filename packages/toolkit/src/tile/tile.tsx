import type { ReactNode } from 'react';
import { BackgroundImage, type BackgroundImageProps } from '../background-image-block/background-image.tsx';
import { ButtonGroup, type ButtonGroupSettings } from '../button-group/button-group.tsx';
import { CoverLink } from '../link/cover-link.tsx';
import type { LinkInfo } from '../link/page-reference.ts';
import { clamp } from '../settings/amount.ts';
import { type BorderSettings, borderProperties } from '../settings/border.ts';
import { customProperties } from '../settings/custom-properties.ts';
import { percent, pixels } from '../settings/length.ts';
import styles from './tile.module.css';

/** S-285: the share of a tile's height that its picture takes, in %. */
const DEFAULT_IMAGE_HEIGHT = 60;
/** S-286, in px. */
const DEFAULT_HEIGHT = 300;

export interface TileProps extends BackgroundImageProps, BorderSettings {
  readonly title: string;
  /** Level of the title's heading, 2 to 6. */
  readonly level?: number | undefined;
  /** Where the tile leads. The title is the link's name, the whole tile its target. */
  readonly link?: LinkInfo | undefined;
  /** Least height in px. */
  readonly height?: number | undefined;
  /** Share of the height that the picture takes, in %. */
  readonly imageHeight?: number | undefined;
  readonly width?: number | undefined;
  readonly showButtons?: boolean | undefined;
  readonly buttonGroup?: ButtonGroupSettings | undefined;
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  readonly children?: ReactNode;
}

/** A picture above a title and a few words. */
export function Tile(props: TileProps): ReactNode {
  const { title, level, link, height, imageHeight, width, showButtons, buttonGroup, children, ...rest } =
    props;
  const {
    primaryButton,
    secondaryButton,
    borderWidth,
    borderRadius,
    borderColor,
    borderStyle,
    ...background
  } = rest;
  const Heading = `h${Math.trunc(clamp(level, 2, 6, 3)) as 2 | 3 | 4 | 5 | 6}` as const;
  return (
    <div
      className={styles.tile}
      style={customProperties({
        '--tile-height': pixels(height, DEFAULT_HEIGHT),
        '--tile-image': `${clamp(imageHeight, 0, 100, DEFAULT_IMAGE_HEIGHT) / 100}`,
        '--tile-width': percent(width, 100),
        ...borderProperties({ borderWidth, borderRadius, borderColor, borderStyle }),
      })}
    >
      <div className={styles.image}>
        <BackgroundImage {...background} />
      </div>
      <div className={styles.content}>
        <Heading className={styles.title}>
          {link ? <CoverLink link={link}>{title}</CoverLink> : title}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
        {showButtons !== false && (primaryButton || secondaryButton) && (
          <div className={styles.buttons}>
            <ButtonGroup {...buttonGroup} primaryButton={primaryButton} secondaryButton={secondaryButton} />
          </div>
        )}
      </div>
    </div>
  );
}
