import { useListObjectInfo } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { chevronDownIcon, closeIcon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import css from './columns.module.css';
import * as texts from './texts.ts';

interface ColumnChooserProps {
  readonly objectApiName: string;
  readonly chosen: readonly string[];
  readonly labelOf: (name: string) => string;
  /** None: the view's own columns. */
  readonly onChoose: (columns: readonly string[]) => void;
  readonly onClose: () => void;
}

const maxColumns = 15;
/** Of an object with hundreds of fields, those that fit what is typed. */
const maxShown = 100;

/** Which columns are shown, and in which order. */
export function ColumnChooser({
  objectApiName,
  chosen,
  labelOf,
  onChoose,
  onClose,
}: ColumnChooserProps): ReactNode {
  const { data, error } = useListObjectInfo({ objectApiName });
  const [columns, setColumns] = useState(chosen);
  const [term, setTerm] = useState('');
  const lower = term.trim().toLowerCase();
  const offered = (data?.columns ?? []).filter(
    ({ fieldApiName, label, displayable }) =>
      displayable &&
      !columns.includes(fieldApiName) &&
      (label.toLowerCase().includes(lower) || fieldApiName.toLowerCase().includes(lower)),
  );
  const labels = new Map(data?.columns.map(({ fieldApiName, label }) => [fieldApiName, label]));
  const move = (index: number, to: number): void => {
    const next = [...columns];
    next.splice(to, 0, ...next.splice(index, 1));
    setColumns(next);
  };
  const apply = (next: readonly string[]): void => {
    onChoose(next);
    onClose();
  };
  return (
    <ModalDialog
      isOpen
      size="medium"
      title={texts.columns}
      onClose={onClose}
      footer={
        <>
          <ActionButton type="button" variant="plain" onClick={() => apply([])}>
            {texts.usualColumns}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={onClose}>
            {texts.cancel}
          </ActionButton>
          <ActionButton type="button" disabled={columns.length === 0} onClick={() => apply(columns)}>
            {texts.apply}
          </ActionButton>
        </>
      }
    >
      <div className={css.sides}>
        <section aria-label={texts.shownColumns}>
          <h3 className={css.heading}>{texts.shownColumns}</h3>
          <ol className={css.list}>
            {columns.map((name, index) => {
              const label = labels.get(name) ?? labelOf(name);
              return (
                <li key={name} className={css.item}>
                  <span className={css.label}>{label}</span>
                  <IconButton
                    className={css.up}
                    icon={chevronDownIcon}
                    label={texts.moveUp(label)}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={chevronDownIcon}
                    label={texts.moveDown(label)}
                    disabled={index === columns.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    icon={closeIcon}
                    label={texts.removeColumn(label)}
                    onClick={() => setColumns(columns.filter((one) => one !== name))}
                  />
                </li>
              );
            })}
          </ol>
        </section>
        <section aria-label={texts.otherColumns}>
          <h3 className={css.heading}>{texts.otherColumns}</h3>
          <input
            type="search"
            aria-label={texts.findField}
            placeholder={texts.findField}
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
          {error && <p role="alert">{error.message}</p>}
          <ul className={css.list}>
            {offered.slice(0, maxShown).map(({ fieldApiName, label }) => (
              <li key={fieldApiName}>
                <button
                  type="button"
                  className={css.add}
                  disabled={columns.length >= maxColumns}
                  onClick={() => setColumns([...columns, fieldApiName])}
                >
                  {label} <span className={css.name}>{fieldApiName}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className={css.name} role="status">
            {columns.length >= maxColumns
              ? texts.tooManyColumns(maxColumns)
              : offered.length > maxShown
                ? texts.moreFields(offered.length - maxShown)
                : ''}
          </p>
        </section>
      </div>
    </ModalDialog>
  );
}
