import { createElement, type ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import { choice, integer, optionalBoolean, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './text-block.module.css';

export const textBlockSettings = {
  text: text(),
  /** 1 to 6 makes it a heading of that level, 0 a paragraph. */
  level: integer(0, 6, 0),
  /** One of the five sizes of the scale; `large` for a heading and `small` for a paragraph unless said otherwise. */
  size: choice(['x-small', 'small', 'medium', 'large', 'x-large']),
  /** That of what stands around it unless said otherwise. */
  alignment: choice(['left', 'center', 'right']),
  /** Headings are, paragraphs are not, unless said otherwise. */
  bold: optionalBoolean(),
  id: text(),
};

/** `level` makes it a heading (1 to 6) or a paragraph (0, the default), whatever its size. */
export type TextBlockProps = SettingsOf<typeof textBlockSettings>;

/** A heading or a paragraph of plain text. How large it is and what it is are two questions. */
export function TextBlock(props: TextBlockProps): ReactNode {
  const settings = readSettings('TextBlock', textBlockSettings, props);
  if (settings.text.trim() === '') return null;
  const isHeading = settings.level > 0;
  return createElement(
    isHeading ? `h${settings.level}` : 'p',
    {
      id: settings.id || undefined,
      className: classNames(
        styles.text,
        styles[settings.size ?? (isHeading ? 'large' : 'small')],
        settings.alignment && styles[settings.alignment],
        (settings.bold ?? isHeading) && styles.bold,
      ),
    },
    settings.text,
  );
}
