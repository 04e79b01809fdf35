import { createElement, type ReactNode } from 'react';
import { alignment } from '../settings/alignment.ts';
import { classNames } from '../settings/class-names.ts';
import { choice, flag, text, whole } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './text-block.module.css';

export const textBlockSettings = {
  text: text(),
  /** 1 to 6 makes it a heading of that level, 0 a paragraph. */
  level: whole(0, 6, 0),
  /** One of the five sizes of the scale; `large` for a heading and `small` for a paragraph unless said otherwise. */
  size: choice(['x-small', 'small', 'medium', 'large', 'x-large']),
  alignment: alignment(),
  /** Headings are, paragraphs are not, unless said otherwise. */
  bold: flag(),
  id: text(),
};

export type TextBlockProps = SettingsOf<typeof textBlockSettings>;

/** A heading or a paragraph of plain text. How large it is and what it is are two questions. */
export function TextBlock(props: TextBlockProps): ReactNode {
  const settings = readSettings('TextBlock', textBlockSettings, props);
  if (settings.text.trim() === '') return null;
  const isHeading = settings.level > 0;
  const isBold = flag(isHeading).read(props.bold);
  return createElement(
    isHeading ? `h${settings.level}` : 'p',
    {
      id: settings.id || undefined,
      className: classNames(
        styles.text,
        styles[settings.size ?? (isHeading ? 'large' : 'small')],
        styles[settings.alignment],
        isBold && styles.bold,
      ),
    },
    settings.text,
  );
}
