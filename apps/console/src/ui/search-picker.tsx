import type { ClientError } from '@relab/client';
import { TextField } from '@relab/toolkit/field';
import { Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { ModalDialog } from './modal-dialog.tsx';
import { ReadError } from './read-state.tsx';
import css from './search-picker.module.css';
import { Table, type TableColumn } from './table.tsx';

export interface SearchPickerProps<Row> {
  readonly title: string;
  /** Of the field for the words, and its name. */
  readonly searchLabel: string;
  readonly name: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What was found; undefined until it is read. */
  readonly rows: readonly Row[] | undefined;
  readonly error: ClientError | undefined;
  readonly onRetry: () => void;
  readonly caption: string;
  readonly rowKey: (row: Row) => string;
  /** One of them has the button that chooses a row. */
  readonly columns: readonly TableColumn<Row>[];
  /** What is said once it is read: that nothing matches, or that there is more. */
  readonly summary: string;
  readonly onClose: () => void;
}

/** A dialog in which one of many is found by words and chosen. */
export function SearchPicker<Row>(props: SearchPickerProps<Row>): ReactNode {
  const { title, searchLabel, name, typed, onType, rows, error, onRetry, summary, onClose } = props;
  const { caption, rowKey, columns } = props;
  return (
    <ModalDialog isOpen onClose={onClose} title={title} size="medium">
      <div className={css.picker}>
        <TextField
          name={name}
          type="search"
          label={searchLabel}
          value={typed}
          maxLength={200}
          autoFocus
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
        {error && <ReadError error={error} onRetry={onRetry} />}
        {!rows && !error && <Skeleton lines={4} />}
        {rows && rows.length > 0 && <Table caption={caption} rows={rows} rowKey={rowKey} columns={columns} />}
        {rows && (
          <p role="status" className="soft">
            {summary}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
