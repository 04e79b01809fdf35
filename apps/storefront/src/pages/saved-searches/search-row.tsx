import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { PostForm } from '../../form/post-form.tsx';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import css from '../../lines/line-list.module.css';
import { routes } from '../../routes.ts';
import { frequencies, type SavedSearch } from '../../saved-search/saved-search.ts';
import { formOf } from './form-of.ts';
import * as texts from './texts.ts';

export interface SearchRowProps {
  readonly search: SavedSearch;
  readonly outcome: InvalidOutcome | null;
}

const action = hrefOf(routes.savedSearches);
const small = { fontSize: 'var(--text-3)' };
const roomy = { paddingBlock: 'var(--space-2)' };
const options = Object.entries(frequencies).map(([value, label]) => ({ value, label }));

/** A saved search: its name, what is new, and behind a summary what can be changed of it. */
export function SearchRow({ search, outcome }: SearchRowProps): ReactNode {
  const { id, name, address, frequency, newCount } = search;
  const form = formOf(id);
  const { problems, field } = formState<SiteForms['savedSearches']['change']>(outcome, form);
  return (
    <li className={css.line}>
      <div className={css.words}>
        <h2 style={small}>{name}</h2>
        <p className={css.note}>
          {newCount > 0 && <b>{texts.newListings(newCount)}</b>}
          <span>{texts.mailFrequency(frequencies[frequency])}</span>
        </p>
        {address === null ? (
          <p>{texts.unreadableSearch}</p>
        ) : (
          <PostForm to={routes.savedSearches} intent="open" values={{ searchId: id, address }}>
            <ActionButton variant="secondary">
              {texts.open}
              <span className="visually-hidden"> {name}</span>
            </ActionButton>
          </PostForm>
        )}
        {/* Closed again once something was changed. */}
        <details key={`${name}\n${frequency}`} open={problems.length > 0}>
          <summary style={roomy}>
            {texts.change}
            <span className="visually-hidden"> {name}</span>
          </summary>
          <FormProblems outcome={outcome} form={form} heading={texts.actionFailed} />
          <form method="post" action={action}>
            <input type="hidden" name="searchId" value={id} />
            <TextField label={texts.name} required maxLength={120} {...field(`name-${id}`, name)} />
            <SelectField
              label={texts.mailFrequencyLabel}
              options={options}
              {...field(`frequency-${id}`, frequency)}
            />
            <ActionButton name="intent" value="change">
              {texts.save}
            </ActionButton>{' '}
            <ActionButton name="intent" value="delete" variant="plain" formNoValidate>
              {texts.remove}
              <span className="visually-hidden"> {name}</span>
            </ActionButton>
          </form>
        </details>
      </div>
    </li>
  );
}
