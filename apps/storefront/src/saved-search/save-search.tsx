import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { PostForm } from '../form/post-form.tsx';
import { routes } from '../routes.ts';
import * as texts from './texts.ts';

export interface SaveSearchProps {
  /** Path and query of the results. */
  readonly address: string;
  /** What the search is called until its owner calls it something else. */
  readonly name: string;
  /** What prices in the address are in. */
  readonly currency: string;
  readonly label?: string | undefined;
}

/** As much as the record takes. */
const longestName = 120;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Saves the filters of these results, to be notified of new listings. */
export function SaveSearch({
  address,
  name,
  currency,
  label = texts.saveSearch,
}: SaveSearchProps): ReactNode {
  return (
    <PostForm
      to={routes.savedSearches}
      intent="save"
      values={{ address, name: capitalized(name).slice(0, longestName), currency }}
    >
      <ActionButton id="save-search" variant="secondary">
        {label}
      </ActionButton>
    </PostForm>
  );
}
