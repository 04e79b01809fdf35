import type { ReactNode } from 'react';
import { type ControlProps, controlAttributes } from './control.ts';
import css from './field-input.module.css';
import { RichTextValue } from './rich-text-value.tsx';
import { asText, orNull } from './text-controls.tsx';
import * as texts from './texts.ts';

/** HTML as it is stored, and below how it reads. */
export function RichTextControl(props: ControlProps): ReactNode {
  const html = asText(props);
  return (
    <>
      <textarea
        {...controlAttributes(props)}
        className={css.text}
        value={html}
        rows={6}
        spellCheck
        onChange={({ target }) => props.onChange(orNull(target.value))}
      />
      <span className={css.hint}>{texts.markupHint}</span>
      {html !== '' && (
        <details>
          <summary>{texts.preview}</summary>
          <RichTextValue html={html} />
        </details>
      )}
    </>
  );
}
