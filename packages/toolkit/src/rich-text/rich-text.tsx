import type { ReactNode } from 'react';
import { expressionsIn, type Scope, valueAt } from '../page/data-expression.ts';
import { useMediaDelivery } from '../responsive-image/media-provider.tsx';
import { classNames } from '../settings/class-names.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { useFieldData } from './field-data.ts';
import styles from './rich-text.module.css';
import { richTextContent } from './rich-text-content.ts';
import { richTextSettings } from './rich-text-settings.ts';
import { SafeHtml } from './safe-html.ts';

/** `content` is text or HTML, of which by default no tag and no attribute is let through (S-187 to S-189). */
export interface RichTextProps extends SettingsOf<typeof richTextSettings> {
  /** What data expressions of the content can name. Other values are requested in the browser (S-172). */
  readonly data?: Scope | undefined;
  readonly className?: string | undefined;
}

/** Text with some markup. `richTextContent` decides what of it is shown, `placeholder.ts` which placeholders it may contain. */
export function RichText({ className, data = {}, ...attributes }: RichTextProps): ReactNode {
  const settings = readSettings('RichText', richTextSettings, attributes);
  const { content, alignment } = settings;
  const paths = content instanceof SafeHtml ? [] : expressionsIn(content);
  const missing = paths.filter((path) => valueAt(path, data) === undefined);
  const [values, ref] = useFieldData(missing);
  const rendered = richTextContent(settings, useMediaDelivery(), (path) =>
    Object.hasOwn(values, path) ? values[path] : valueAt(path, data),
  );
  const isEmpty = ('html' in rendered ? rendered.html : rendered.text).trim() === '';
  // An element that requests its values has to be rendered before they arrive.
  if (isEmpty && missing.length === 0) return null;
  const props = {
    ref,
    hidden: isEmpty,
    className: classNames('prose', styles.text, alignment && styles[alignment], className),
  };
  if ('text' in rendered) return <p {...props}>{rendered.text}</p>;
  const inner = { dangerouslySetInnerHTML: { __html: rendered.html } };
  return <div {...props} {...inner} />;
}
