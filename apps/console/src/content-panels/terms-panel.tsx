import { getManagedContentTaxonomyTerms, updateManagedContentTaxonomyTerms } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient, useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { CheckboxField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { type Term, TermPicker } from '../taxonomy/term-picker.tsx';
import { Popover } from '../ui/popover.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import css from './content-panels.module.css';
import * as texts from './texts.ts';

/** The terms of a content, of all its languages. They are stored at once, and no version comes of it. */
export function TermsPanel({ document }: { readonly document: ContentDocument }): ReactNode {
  const client = useClient();
  const { contentKey: contentKeyOrId, isPublished } = document;
  const { data, error, refresh } = useRead(getManagedContentTaxonomyTerms, { contentKeyOrId });
  const { isBusy, problems, submit } = useSubmission();
  const [isLive, setLive] = useState(false);
  const terms = data?.taxonomyTerms ?? [];
  const chosen = new Set(terms.map(({ id }) => id));
  const update = (change: { termsToAdd: string[] } | { termsToRemove: string[] }): void =>
    void submit(async () => {
      await updateManagedContentTaxonomyTerms(client, {
        contentKeyOrId,
        publish: isPublished && isLive,
        ...change,
      });
      return undefined;
    });
  const toggle = ({ id }: Term): void =>
    update(chosen.has(id) ? { termsToRemove: [id] } : { termsToAdd: [id] });
  return (
    <>
      {error && <ReadError error={error} onRetry={refresh} />}
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && terms.length === 0 && <p className="soft">{texts.noTerms}</p>}
      {terms.length > 0 && (
        <ul className={css.terms} aria-label={texts.terms}>
          {terms.map(({ id, label, pathsFromRoot }) => (
            <li key={id}>
              {pathsFromRoot[0]?.label ?? label}
              <ActionButton
                type="button"
                variant="plain"
                disabled={isBusy}
                aria-label={texts.removeTerm(label)}
                onClick={() => update({ termsToRemove: [id] })}
              >
                {texts.remove}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {isPublished && (
        <CheckboxField
          name="terms-live"
          label={texts.termsLive}
          hint={texts.termsLiveHint}
          checked={isLive}
          onChange={({ target }) => setLive(target.checked)}
        />
      )}
      <div>
        <Popover label={texts.chooseTerms} hasWords variant="secondary" trigger={texts.chooseTerms}>
          <TermPicker chosen={chosen} isMultiple onChoose={toggle} />
        </Popover>
      </div>
    </>
  );
}
