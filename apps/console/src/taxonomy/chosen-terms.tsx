import { ActionButton } from '@relab/toolkit/button';
import { closeIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import css from './taxonomy.module.css';
import type { Term } from './term-picker.tsx';
import * as texts from './texts.ts';

export interface ChosenTermsProps<Chosen extends Term> {
  readonly terms: readonly Chosen[];
  readonly onRemove: (term: Chosen) => void;
}

/** The terms that are chosen, each with a button that takes it out. */
export function ChosenTerms<Chosen extends Term>({ terms, onRemove }: ChosenTermsProps<Chosen>): ReactNode {
  if (terms.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={texts.chosen}>
      {terms.map((term) => (
        <li key={term.id} className={css.chip}>
          {term.label}
          <ActionButton
            type="button"
            variant="plain"
            aria-label={texts.remove(term.label)}
            onClick={() => onRemove(term)}
          >
            <Icon path={closeIcon} />
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
