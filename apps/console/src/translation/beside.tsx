import { Badge } from '@relab/toolkit/badge';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useContext } from 'react';
import { kindOf, type NodeSchema } from '../content/body-schema.ts';
import { isSame, type Json } from '../content/body-value.ts';
import { type Draft, partOf } from '../content/draft.ts';
import { languageName } from '../content/language-name.ts';
import { missingTerms, wordsOf } from './glossary.ts';
import { BesideContext, type BesideSource, sourceId } from './source.ts';
import { SourceValue } from './source-value.tsx';
import * as texts from './texts.ts';
import css from './translation.module.css';

export interface BesideProps {
  /** `title`, `urlName`, or `body.<name>`. */
  readonly part: string;
  readonly label: string;
  readonly schema: NodeSchema;
  /** The field of the translation. */
  readonly children: ReactNode;
}

const wordy = new Set(['line', 'text', 'richText']);

/** Words that nobody has translated yet, or that are the same in both languages. */
const isAsInSource = (schema: NodeSchema, source: Json | undefined, own: Json | undefined): boolean =>
  wordy.has(kindOf(schema)) && typeof own === 'string' && own !== '' && isSame(source, own);

interface MissingTermsProps {
  readonly beside: BesideSource;
  readonly part: string;
  readonly schema: NodeSchema;
}

/** What the glossary calls terms of the source, where the translation has other words, or none. */
function MissingTerms({ beside, part, schema }: MissingTermsProps): ReactNode {
  const wordsIn = (draft: Draft): string => wordsOf(schema, partOf(draft, part)).join('\n');
  const missing = missingTerms(wordsIn(beside.source.draft), wordsIn(beside.draft), beside.terms);
  if (missing.length === 0) return null;
  return (
    <div className={css.terms}>
      <p className="soft">{texts.missingTerms}</p>
      <ul>
        {missing.map(({ term, translation, note }) => (
          <li key={term}>
            {texts.termPair(term, translation)}
            {note !== null && <span className="soft"> {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A field of a form, and where a source is shown, that of the source beside it. */
export function Beside({ part, label, schema, children }: BesideProps): ReactNode {
  const beside = useContext(BesideContext);
  const language = beside && languageName(beside.sourceLanguage);
  const isSameWords =
    beside && isAsInSource(schema, partOf(beside.source.draft, part), partOf(beside.draft, part));
  return (
    <div className={css.row} data-beside={beside ? '' : undefined}>
      {beside && language !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: it holds no fields.
        <div
          role="group"
          id={sourceId(part)}
          tabIndex={-1}
          className={css.source}
          aria-label={texts.inSource(label, language)}
        >
          <div className={css.sourceHead}>
            <span className={css.sourceLabel}>{label}</span>
            {beside.source.changes?.some((change) => change.part === part) && (
              <Badge status="reserved" text={texts.changed} />
            )}
            <ActionButton
              type="button"
              variant="plain"
              className={css.copy}
              aria-label={texts.copyOne(label, language)}
              onClick={() => beside.onCopy(part)}
            >
              {texts.copy}
            </ActionButton>
          </div>
          <div lang={beside.sourceLanguage.replace('_', '-')}>
            <SourceValue schema={schema} label={label} value={partOf(beside.source.draft, part)} />
          </div>
        </div>
      )}
      <div className={css.target}>
        {children}
        {beside && <MissingTerms beside={beside} part={part} schema={schema} />}
        {isSameWords && language !== undefined && <p className="soft">{texts.sameAsSource(language)}</p>}
      </div>
    </div>
  );
}
