import type { RecordHistory } from '@relab/contract/records';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../routing/routes.ts';
import { useFormats } from '../session/use-formats.ts';
import css from './history-entry.module.css';
import * as texts from './texts.ts';

/** More changes than this of one write are folded. */
const maxShown = 8;

export interface HistoryEntryProps {
  readonly entry: RecordHistory;
  /** Names the record: where entries of several stand together. */
  readonly namesRecord?: boolean | undefined;
}

/** One write: who, when, and each field from what to what. */
export function HistoryEntry({ entry, namesRecord = false }: HistoryEntryProps): ReactNode {
  const { changes, operation, createdByName, createdById, clientName } = entry;
  const who = createdByName ?? (createdById === null ? texts.server : texts.somebody);
  const [before, after] = texts.written(operation);
  const shown = changes.slice(0, maxShown);
  const folded = changes.slice(maxShown);
  const list = (fields: typeof changes): ReactNode => (
    <ul className={css.changes}>
      {fields.map((change) => (
        <li key={change.field}>
          <span className={css.field}>{change.label}</span>{' '}
          <Value text={change.oldDisplayValue} value={change.oldValue} isOld />
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden">{texts.became}</span>
          <Value text={change.newDisplayValue} value={change.newValue} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css.entry}>
      <p>
        <strong>{who}</strong>
        {clientName !== null && <span className="soft"> {texts.by(clientName)}</span>} {before}{' '}
        {namesRecord ? (
          <a href={hrefOf(routes.record, { objectApiName: entry.apiName, recordId: entry.parentId })}>
            {entry.parentName ?? entry.parentId}
          </a>
        ) : (
          texts.thisRecord
        )}{' '}
        {after}
      </p>
      {shown.length > 0 && list(shown)}
      {folded.length > 0 && (
        <details>
          <summary>{texts.moreFields(folded.length)}</summary>
          {list(folded)}
        </details>
      )}
    </div>
  );
}

interface ValueProps {
  readonly text: string | null;
  readonly value: RecordHistory['changes'][number]['oldValue'];
  readonly isOld?: boolean;
}

function Value({ text, value, isOld = false }: ValueProps): ReactNode {
  const shown = text ?? (value === null || value === '' ? texts.empty : booleanText(value));
  const content = <span className={css.value}>{shown}</span>;
  return isOld ? <del className={css.old}>{content}</del> : <ins className={css.new}>{content}</ins>;
}

const booleanText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value);

/** A moment as its reader's clocks show it. */
export function Moment({ value }: { readonly value: string }): ReactNode {
  const formats = useFormats();
  return <time dateTime={value}>{formats.moment(value)}</time>;
}
