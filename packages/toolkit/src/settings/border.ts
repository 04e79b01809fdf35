import { parseChoice } from './choice.ts';
import { parseColor } from './color.ts';
import { pixels } from './length.ts';

const borderStyles = ['solid', 'dashed', 'dotted', 'double', 'none'] as const;

export type BorderStyle = (typeof borderStyles)[number];

/** S-103: anything else is `solid`. */
export function parseBorderStyle(value: unknown): BorderStyle {
  return parseChoice(borderStyles, value, 'solid');
}

/** The border settings that several blocks share: px, px, a colour and a style. */
export interface BorderSettings {
  readonly borderWidth?: number | undefined;
  readonly borderRadius?: number | undefined;
  readonly borderColor?: string | undefined;
  readonly borderStyle?: BorderStyle | undefined;
}

/** S-103 to S-105: no border and square corners unless settings say otherwise. */
export function borderProperties(settings: BorderSettings): Record<`--${string}`, string> {
  const color = parseColor(settings.borderColor) ?? 'var(--color-line)';
  return {
    '--block-border': `${pixels(settings.borderWidth, 0)} ${parseBorderStyle(settings.borderStyle)} ${color}`,
    '--block-radius': pixels(settings.borderRadius, 0),
  };
}
