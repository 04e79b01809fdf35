import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import { plainText } from './plain-text.ts';
import styles from './rich-text.module.css';
import { SafeHtml } from './safe-html.ts';

export interface RichTextProps {
  /** Vouched-for HTML is shown as it is; of any other string only the text (S-188, S-189). */
  readonly content: SafeHtml | string;
  readonly className?: string | undefined;
}

export function RichText({ content, className }: RichTextProps): ReactNode {
  const names = classNames('prose', styles.text, className);
  if (content instanceof SafeHtml) {
    const inner = { dangerouslySetInnerHTML: { __html: content.html } };
    return <div className={names} {...inner} />;
  }
  const text = plainText(content);
  return text === '' ? null : <p className={names}>{text}</p>;
}
