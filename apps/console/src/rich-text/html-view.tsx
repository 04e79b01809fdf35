import type { ReactNode } from 'react';
import css from './rich-text-editor.module.css';
import * as texts from './texts.ts';

export interface HtmlViewProps {
  readonly id: string;
  readonly name: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly canLeave: boolean;
  readonly onLeave: () => void;
}

/** A text as it is stored. */
export function HtmlView({ id, name, html, onChange, canLeave, onLeave }: HtmlViewProps): ReactNode {
  return (
    <div className={css.editor}>
      <div className={css.toolbar}>
        <button
          type="button"
          className={`${css.tool} ${css.last}`}
          aria-pressed
          aria-disabled={!canLeave || undefined}
          aria-describedby={`${id}-markup`}
          onClick={() => canLeave && onLeave()}
        >
          {texts.html}
        </button>
      </div>
      <textarea
        id={id}
        name={name}
        className={css.html}
        rows={12}
        spellCheck={false}
        value={html}
        aria-describedby={`${id}-markup`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-markup`} className={css.hint} role="status">
        {canLeave ? texts.markup : texts.onlyHtml}
      </p>
    </div>
  );
}
