import { getSearchSuggestions } from '@relab/client/commerce';
import type { SearchSuggestions } from '@relab/contract/commerce';
import { useRead } from '@relab/react';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { hrefOf } from '../href.ts';
import { categoryHref } from '../listing/category-href.ts';
import { productHref } from '../listing/product-href.ts';
import { routes } from '../routes.ts';
import css from './search-box.module.css';
import * as texts from './texts.ts';

export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
}

type Completion = SearchSuggestions['completions'][number];

/** S-264. */
const debounce = 150;

const kinds: Readonly<Record<Completion['kind'], string>> = {
  Term: texts.search,
  Category: texts.category,
  Manufacturer: texts.manufacturer,
  Product: texts.listing,
};

function hrefOfCompletion({ kind, simpleString: value, id, urlName }: Completion): string {
  if (kind === 'Category' && id) return categoryHref({ id, urlName });
  if (kind === 'Product' && id) return productHref(id, urlName);
  return hrefOf(routes.search, { term: value });
}

/** On the form's own input, which the server renders as a plain one. */
function useComboboxAttributes(
  input: SuggestionsProps['input'],
  listId: string,
  isExpanded: boolean,
  active: number,
): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-controls', listId);
    element.setAttribute('aria-expanded', String(isExpanded));
    if (active >= 0) element.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else element.removeAttribute('aria-activedescendant');
  }, [input, listId, isExpanded, active]);
}

/** What the words typed so far could mean: a combobox's list, its input being the form's own (ARIA 1.2 pattern). */
export function Suggestions({ input }: SuggestionsProps): ReactNode {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { data } = useRead(
    getSearchSuggestions,
    typed.length < 2 ? null : { searchTerm: typed, maxResults: 8 },
  );
  const matches = open && typed.length >= 2 ? (data?.completions ?? []) : [];

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setTyped(element.value.trim().slice(0, 100));
        setActive(-1);
        setOpen(true);
      }, debounce);
    };
    const close = () => setOpen(false);
    element.addEventListener('input', onInput);
    element.addEventListener('blur', close);
    if (element.value.trim() !== '' && document.activeElement === element) onInput();
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', onInput);
      element.removeEventListener('blur', close);
    };
  }, [input]);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (matches.length === 0) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive((at) => ((at + 1 + step + matches.length + 1) % (matches.length + 1)) - 1);
      }
      const chosen = matches[active];
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        location.assign(hrefOfCompletion(chosen));
      }
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [input, matches, active]);

  useComboboxAttributes(input, listId, matches.length > 0, active);

  return (
    <>
      <div className="visually-hidden" role="status">
        {open && typed.length >= 2 && data ? texts.suggestionCount(matches.length) : ''}
      </div>
      <div
        id={listId}
        className={css.list}
        role="listbox"
        aria-label={texts.suggestions}
        hidden={matches.length === 0}
        tabIndex={-1}
      >
        {matches.map((completion, index) => (
          <div
            key={`${completion.kind} ${completion.id ?? completion.simpleString}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={css.option}
            // The press, not the click: the input's blur closes the list in between.
            onPointerDown={(event) => {
              event.preventDefault();
              if (event.button === 0) location.assign(hrefOfCompletion(completion));
            }}
          >
            <span>{completion.simpleString}</span>
            <span className={css.kind}>{kinds[completion.kind]}</span>
          </div>
        ))}
      </div>
    </>
  );
}
