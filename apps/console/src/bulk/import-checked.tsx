import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { locale } from '../language/language.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import css from './bulk.module.css';
import type { CheckedRow } from './import-check.ts';
import * as texts from './texts.ts';

interface ImportCheckedProps {
  readonly title: string;
  /** How many rows can be written. */
  readonly good: number;
  /** Those that cannot. */
  readonly bad: readonly CheckedRow[];
  /** Why an import that was started has not begun. */
  readonly problem: string | undefined;
  readonly onBack: () => void;
  readonly onDownload: () => void;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

const count = (number: number): string => number.toLocaleString(locale);
const maxShown = 100;

/** What the check of a file has found, before anything is written. */
export function ImportChecked(props: ImportCheckedProps): ReactNode {
  const { title, good, bad, problem, onBack, onDownload, onStart, onClose } = props;
  return (
    <ModalDialog
      isOpen
      size="medium"
      title={title}
      onClose={onClose}
      footer={
        <>
          <ActionButton type="button" variant="secondary" onClick={onBack}>
            {texts.back}
          </ActionButton>
          {bad.length > 0 && (
            <ActionButton type="button" variant="secondary" onClick={onDownload}>
              {texts.downloadErrors}
            </ActionButton>
          )}
          <ActionButton type="button" disabled={good === 0} onClick={onStart}>
            {texts.startImport(texts.records(good, count(good)))}
          </ActionButton>
        </>
      }
    >
      {problem && <p role="alert">{problem}</p>}
      <p role="status" className={css.counts}>
        {texts.checked(good, bad.length, count)}
      </p>
      {bad.length > 0 && (
        <ul className={css.list}>
          {bad.slice(0, maxShown).map(({ item, problems }) => (
            <li key={item.label}>
              <strong>{item.label}</strong> {problems.join(' ')}
            </li>
          ))}
        </ul>
      )}
      <p className={css.soft}>{texts.checkedHint}</p>
    </ModalDialog>
  );
}
