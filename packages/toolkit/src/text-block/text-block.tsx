import { createElement, type ReactNode } from 'react';
import { type Alignment, parseAlignment } from '../settings/alignment.ts';
import { parseAmount } from '../settings/amount.ts';
import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import styles from './text-block.module.css';

const sizes = ['x-small', 'small', 'medium', 'large', 'x-large'] as const;

/** The five sizes of the scale. */
export type TextSize = (typeof sizes)[number];

export interface TextBlockProps {
  readonly text: string;
  /** 1 to 6 makes it a heading of that level; anything else a paragraph. */
  readonly level?: number | undefined;
  readonly size?: TextSize | undefined;
  readonly alignment?: Alignment | undefined;
  readonly bold?: boolean | undefined;
  readonly id?: string | undefined;
}

/** A heading or a paragraph of plain text. How large it is and what it is are two questions. */
export function TextBlock({ text, level, size, alignment, bold, id }: TextBlockProps): ReactNode {
  if (text === '') return null;
  const heading = [1, 2, 3, 4, 5, 6].find((number) => number === parseAmount(level));
  return createElement(
    heading === undefined ? 'p' : `h${heading}`,
    {
      id,
      className: classNames(
        styles.text,
        styles[parseChoice(sizes, size, heading === undefined ? 'small' : 'large')],
        styles[parseAlignment(alignment)],
        (bold ?? heading !== undefined) && styles.bold,
      ),
    },
    text,
  );
}
