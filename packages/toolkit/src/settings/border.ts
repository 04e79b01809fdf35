import { choice, color, pixels } from './kinds.ts';
import type { ReadSettings } from './setting.ts';

/** S-103 to S-105: the border that several blocks share; none, solid and square unless settings say otherwise. */
export const borderSettings = {
  borderWidth: pixels(0),
  borderRadius: pixels(0),
  borderColor: color(),
  borderStyle: choice(['solid', 'dashed', 'dotted', 'double', 'none'], 'solid'),
};

/** The border as the style sheets of blocks take it. */
export function borderProperties(border: ReadSettings<typeof borderSettings>): Record<`--${string}`, string> {
  const { borderWidth, borderStyle, borderColor = 'var(--color-line)', borderRadius } = border;
  return {
    '--block-border': `${borderWidth} ${borderStyle} ${borderColor}`,
    '--block-radius': borderRadius,
  };
}

/** Whether there is a border to be seen, off which words keep. */
export function hasBorder({ borderWidth, borderStyle }: ReadSettings<typeof borderSettings>): boolean {
  return borderWidth !== '0px' && borderStyle !== 'none';
}
