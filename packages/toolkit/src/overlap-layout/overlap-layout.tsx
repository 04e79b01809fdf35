import type { ReactNode } from 'react';
import { BackgroundImage, type BackgroundImageProps } from '../background-image-block/background-image.tsx';
import { ButtonGroup, type ButtonGroupSettings } from '../button-group/button-group.tsx';
import { CoverLink } from '../link/cover-link.tsx';
import { webPage } from '../link/page-reference.ts';
import { type Alignment, parseAlignment } from '../settings/alignment.ts';
import { type BorderSettings, borderProperties } from '../settings/border.ts';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import { parseColor, textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { percent, pixels } from '../settings/length.ts';
import styles from './overlap-layout.module.css';

const imageLocations = ['left', 'right', 'top'] as const;

/** S-118, S-119: left unless settings say otherwise. On mobile the style sheet puts the picture on top (S-120). */
export type ImageLocation = (typeof imageLocations)[number];

export function parseImageLocation(value: unknown): ImageLocation {
  return parseChoice(imageLocations, value, 'left');
}

/** S-115 to S-117. Heights, padding and overlap in px, widths in %. */
export interface OverlapLayoutProps extends BackgroundImageProps, BorderSettings {
  readonly height?: number | undefined;
  readonly width?: number | undefined;
  readonly imageLocation?: ImageLocation | undefined;
  readonly isLink?: boolean | undefined;
  readonly linkUrl?: string | undefined;
  readonly linkAssistiveText?: string | undefined;
  readonly backgroundColor?: string | undefined;
  readonly contentWidth?: number | undefined;
  readonly contentHeight?: number | undefined;
  readonly contentBackgroundColor?: string | undefined;
  readonly contentPadding?: number | undefined;
  readonly overlapSize?: number | undefined;
  readonly showButtons?: boolean | undefined;
  readonly showSecondaryButton?: boolean | undefined;
  readonly buttonDirection?: ButtonGroupSettings['direction'];
  readonly buttonGroup?: ButtonGroupSettings | undefined;
  readonly singleButtonAlignment?: Alignment | undefined;
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  /** What stands in the content region above the buttons. */
  readonly children?: ReactNode;
}

/** C-023: a picture on one side, and a region of content with up to two buttons that reaches over it. */
export function OverlapLayout(props: OverlapLayoutProps): ReactNode {
  const background = parseColor(props.contentBackgroundColor);
  const secondary = props.showSecondaryButton === false ? undefined : props.secondaryButton;
  const isSingle = !props.primaryButton !== !secondary;
  const alignment = isSingle
    ? (props.singleButtonAlignment ?? props.buttonGroup?.alignment)
    : props.buttonGroup?.alignment;
  return (
    <div
      className={classNames(styles.layout, styles[parseImageLocation(props.imageLocation)])}
      style={boxProperties({
        '--layout-width': percent(props.width, 100),
        '--layout-height': pixels(props.height, 301),
        '--layout-background': parseColor(props.backgroundColor),
        '--overlap': pixels(props.overlapSize, 0),
        '--content-width': percent(props.contentWidth, 50),
        '--content-height': pixels(props.contentHeight, 0),
        '--content-padding': props.contentPadding === undefined ? undefined : pixels(props.contentPadding, 0),
        '--content-background': background,
        '--content-color': textColorOn(background),
        ...borderProperties(props),
      })}
    >
      <div className={styles.image}>
        <BackgroundImage
          image={props.image}
          overlayColor={props.overlayColor}
          imageFit={props.imageFit}
          imagePosition={props.imagePosition}
          sizes={props.sizes}
          priority={props.priority}
        />
      </div>
      <div className={styles.content}>
        {props.children}
        {props.showButtons !== false && (
          <div className={styles.buttons}>
            <ButtonGroup
              direction={props.buttonDirection}
              {...props.buttonGroup}
              alignment={parseAlignment(alignment)}
              primaryButton={props.primaryButton}
              secondaryButton={secondary}
            />
          </div>
        )}
      </div>
      {props.isLink && (
        <CoverLink
          link={{ pageReference: webPage(props.linkUrl ?? '') }}
          assistiveText={props.linkAssistiveText}
        />
      )}
    </div>
  );
}
