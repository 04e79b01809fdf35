import { Fragment, type ReactNode, useCallback, useContext } from 'react';
import { RichTextValue } from '../fields/rich-text-value.tsx';
import { cutAtTerms, type Term } from './glossary.ts';
import { BesideContext } from './source.ts';

const none: readonly Term[] = [];

const useTerms = (): readonly Term[] => useContext(BesideContext)?.terms ?? none;

/** A text with the terms of the glossary in it marked. */
export function MarkedText({ text }: { readonly text: string }): ReactNode {
  const terms = useTerms();
  return cutAtTerms(text, terms).map(({ text: part, term }, at) => {
    const key = `${at}`;
    return term ? (
      <mark key={key} title={term.translation}>
        {part}
      </mark>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

/** The same of a text with markup. */
export function MarkedRichText({ html }: { readonly html: string }): ReactNode {
  const terms = useTerms();
  const mark = useCallback(
    (text: string) =>
      cutAtTerms(text, terms)
        .map(({ text: part, term }) => (term ? `<mark>${part}</mark>` : part))
        .join(''),
    [terms],
  );
  return <RichTextValue html={html} mark={mark} />;
}
