import type { ReactNode } from 'react';
import css from './layout.module.css';
import * as texts from './texts.ts';

/**
 * Over the end of the window, so that nothing moves: the form that was sent stands wherever it stood. Part of every page's code,
 * which cannot be fetched when it is needed, and therefore small.
 */
export function NoResponseNotice(): ReactNode {
  return (
    <p className={css.noResponse} role="alert">
      <b>{texts.noResponse}.</b> {texts.noResponseHint}
    </p>
  );
}
