import type { ReactNode } from 'react';
import css from './coming-palette.module.css';
import * as texts from './texts.ts';

interface ComingPaletteProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** Stands in the place of the command palette until its code is there: what is typed meanwhile is passed on to it. */
export function ComingPalette({ typed, onType, onClose }: ComingPaletteProps): ReactNode {
  return (
    <div className={css.place} role="dialog" aria-modal="true" aria-label={texts.searchOrCommand}>
      <input
        // biome-ignore lint/a11y/noAutofocus: its keys were just pressed.
        autoFocus
        className={css.field}
        aria-label={texts.searchOrCommand}
        value={typed}
        maxLength={200}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </div>
  );
}
