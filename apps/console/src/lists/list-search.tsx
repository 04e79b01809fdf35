import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './lists.module.css';
import * as texts from './texts.ts';

interface ListSearchProps {
  readonly value: string;
  readonly onSearch: (term: string) => void;
}

/** Finds within the list, a moment after the last letter. */
export function ListSearch({ value, onSearch }: ListSearchProps): ReactNode {
  const [term, setTerm] = useState(value);
  const [from, setFrom] = useState(value);
  // Back and forward, and what is cleared elsewhere.
  if (from !== value) {
    setFrom(value);
    if (term.trim() !== value) setTerm(value);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (term.trim() === value) return;
    const timer = setTimeout(() => search.current(term.trim()), 300);
    return () => clearTimeout(timer);
  }, [term, value]);
  return (
    <input
      type="search"
      className={css.search}
      aria-label={texts.searchList}
      placeholder={texts.searchList}
      value={term}
      maxLength={200}
      onChange={({ target }) => setTerm(target.value)}
    />
  );
}
