import { Icon, searchIcon } from '@relab/toolkit/icon';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import css from './search-box.module.css';
import type { SuggestionsProps } from './suggestions.tsx';
import * as texts from './texts.ts';

/** A plain form; suggestions are fetched, their code too, when somebody first types. */
export function SearchBox({ term }: { readonly term: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const begin = () => {
    if (!Suggestions)
      void import('./suggestions.tsx').then((module) => setSuggestions(() => module.Suggestions));
  };
  // The box may have the focus before this code arrived.
  useEffect(() => {
    if (document.activeElement === input.current) begin();
  });
  return (
    <search>
      <form className={css.form} action={hrefOf(routes.search, {})} method="get">
        <label className="visually-hidden" htmlFor="site-search">
          {texts.searchLabel}
        </label>
        <input
          ref={input}
          id="site-search"
          className={css.input}
          type="search"
          name="term"
          defaultValue={term}
          placeholder={texts.searchHint}
          maxLength={100}
          autoComplete="off"
          onFocus={begin}
        />
        <button className={css.button} type="submit" aria-label={texts.search}>
          <Icon path={searchIcon} />
        </button>
        {Suggestions && <Suggestions input={input} />}
      </form>
    </search>
  );
}
