import { getTaxonomyTerms } from '@relab/client/content';
import { useRead } from '@relab/react';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { Labeled } from '../ui/labeled.tsx';
import { LazyTree, type TreeLevel, type TreeNode } from '../ui/lazy-tree.tsx';
import { ReadError } from '../ui/read-state.tsx';
import css from './taxonomy.module.css';
import * as texts from './texts.ts';

export interface Term {
  readonly id: string;
  readonly label: string;
}

const pageSize = 250;

function useTerms({ id: parentId }: TreeNode): TreeLevel {
  const { data, error } = useRead(getTaxonomyTerms, { parentId, pageSize });
  return {
    nodes: data?.terms.map(({ id, label, hasChildTerms }) => ({ id, label, hasChildren: hasChildTerms })),
    note: error ? error.message : data?.nextPageUrl ? texts.moreTerms : undefined,
  };
}

export interface TermPickerProps {
  readonly chosen: ReadonlySet<string>;
  readonly isMultiple?: boolean | undefined;
  readonly onChoose: (term: Term) => void;
}

/** Terms to choose from: level by level, or by a part of their names. */
export function TermPicker({ chosen, isMultiple, onChoose }: TermPickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const queryTerm = useDebounced(typed.trim());
  const top = useRead(getTaxonomyTerms, { pageSize });
  const found = useRead(getTaxonomyTerms, queryTerm === '' ? null : { queryTerm, pageSize: 50 });
  const error = queryTerm === '' ? top.error : found.error;
  return (
    <div className={css.picker}>
      <Labeled label={texts.searchTerms}>
        <input
          type="search"
          maxLength={200}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Labeled>
      {error && <ReadError error={error} onRetry={queryTerm === '' ? top.refresh : found.refresh} />}
      {queryTerm === '' ? (
        top.data ? (
          top.data.terms.length === 0 ? (
            <p className="soft">{texts.noTaxonomies}</p>
          ) : (
            <LazyTree
              label={texts.terms}
              roots={top.data.terms.map(({ id, label, hasChildTerms }) => ({
                ...{ id, label, hasChildren: hasChildTerms, isHeading: true },
              }))}
              useLevel={useTerms}
              selected={chosen}
              isMultiple={isMultiple}
              open={top.data.terms.length === 1 ? top.data.terms.map(({ id }) => id) : []}
              onSelect={({ id, label }) => onChoose({ id, label })}
            />
          )
        ) : (
          !error && <Skeleton lines={3} />
        )
      ) : found.data ? (
        <>
          <ul className={css.found} aria-label={texts.found}>
            {found.data.terms.map(({ id, label, pathLabel }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.choice}
                  aria-pressed={chosen.has(id)}
                  onClick={() => onChoose({ id, label })}
                >
                  {pathLabel}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="soft">
            {found.data.terms.length === 0 ? texts.noTerms : found.data.nextPageUrl ? texts.moreTerms : ''}
          </p>
        </>
      ) : (
        !error && <Skeleton lines={3} />
      )}
    </div>
  );
}
