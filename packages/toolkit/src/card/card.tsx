import type { ReactNode } from 'react';
import { BackgroundImage, type BackgroundImageProps } from '../background-image-block/background-image.tsx';
import { ButtonGroup, type ButtonGroupSettings } from '../button-group/button-group.tsx';
import { clamp } from '../settings/amount.ts';
import { type BorderSettings, borderProperties } from '../settings/border.ts';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import { parseColor, textColorOn } from '../settings/color.ts';
import { boxProperties } from '../settings/custom-properties.ts';
import { percent, pixels } from '../settings/length.ts';
import styles from './card.module.css';

const sides = ['left', 'right'] as const;

/** Height in px; portion and widths in %. The defaults are those of the home page (S-057 to S-060). */
export interface CardProps extends BackgroundImageProps, BorderSettings {
  readonly height?: number | undefined;
  readonly width?: number | undefined;
  /** The share of the card that the picture takes: of its width beside the content, of its height above it. */
  readonly imagePortion?: number | undefined;
  readonly imageLocation?: (typeof sides)[number] | undefined;
  /** The share of its own half that the content takes. */
  readonly contentWidth?: number | undefined;
  readonly backgroundColor?: string | undefined;
  readonly showButtons?: boolean | undefined;
  readonly buttonGroup?: ButtonGroupSettings | undefined;
  readonly primaryButton?: ReactNode;
  readonly secondaryButton?: ReactNode;
  readonly children?: ReactNode;
}

/** A picture and content side by side, above each other on mobile. */
export function Card(props: CardProps): ReactNode {
  const background = parseColor(props.backgroundColor);
  return (
    <div
      className={classNames(styles.card, styles[parseChoice(sides, props.imageLocation, 'left')])}
      style={boxProperties({
        '--card-height': pixels(props.height, 500),
        '--card-width': percent(props.width, 100),
        '--card-portion': clamp(props.imagePortion, 0, 100, 50) / 100,
        '--card-content': clamp(props.contentWidth, 0, 100, 80) / 100,
        '--card-background': background,
        '--card-color': textColorOn(background),
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
          <ButtonGroup
            {...props.buttonGroup}
            primaryButton={props.primaryButton}
            secondaryButton={props.secondaryButton}
          />
        )}
      </div>
    </div>
  );
}
