import { getSearchResults } from '@relab/client/records';
import { useObjectInfoDirectory } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { navigate } from '../../routing/navigate.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import type { Page, PageProps } from '../page.ts';
import { AllResults } from './all-results.tsx';
import { ObjectResults } from './object-results.tsx';
import css from './search.module.css';
import * as texts from './texts.ts';

const minLetters = 2;
const everywhere = '';

interface Search {
  readonly text: string;
  /** API name of the one object that is searched; empty for all. */
  readonly objectApiName: string;
}

const searchOf = ({ searchParams }: URL): Search => ({
  text: (searchParams.get('q') ?? '').trim(),
  objectApiName: searchParams.get('object') ?? everywhere,
});

const goTo = ({ text, objectApiName }: Search): void =>
  navigate(hrefOf(routes.search, undefined, { q: text, object: objectApiName || undefined }));

function SearchView({ url }: PageProps): ReactNode {
  const search = searchOf(url);
  const { text, objectApiName } = search;
  const { data } = useObjectInfoDirectory({});
  const objects = Object.values(data?.objects ?? {}).toSorted((one, other) =>
    one.labelPlural.localeCompare(other.labelPlural),
  );
  return (
    <>
      <title>{documentTitle(texts.title(text))}</title>
      <PageHeader title={texts.heading} />
      <search>
        <form
          key={text}
          className={css.form}
          action={(form: FormData) => goTo({ ...search, text: String(form.get('q')).trim() })}
        >
          <input
            type="search"
            name="q"
            aria-label={texts.field}
            placeholder={texts.field}
            defaultValue={text}
            maxLength={200}
            className={css.field}
          />
          <Select
            label={texts.scope}
            hidesLabel
            choices={[
              { id: everywhere, label: texts.allObjects },
              ...objects.map(({ apiName, labelPlural }) => ({ id: apiName, label: labelPlural })),
            ]}
            value={objectApiName}
            onChange={(id) => goTo({ text, objectApiName: id })}
          />
          <ActionButton>{texts.submit}</ActionButton>
        </form>
      </search>
      {text.length < minLetters ? (
        <EmptyState title={texts.tooShort}>{texts.tooShortHint}</EmptyState>
      ) : objectApiName === everywhere ? (
        <AllResults key={text} text={text} />
      ) : (
        <ObjectResults key={`${objectApiName} ${text}`} objectApiName={objectApiName} text={text} />
      )}
    </>
  );
}

export const page: Page = {
  View: SearchView,
  preload(client, { url }) {
    const { text, objectApiName } = searchOf(url);
    if (text.length >= minLetters && objectApiName === everywhere)
      void getSearchResults.prefetch(client, { q: text });
  },
};
