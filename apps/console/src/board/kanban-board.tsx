import { ClientError } from '@relab/client';
import { updateRecord } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { usePicklistValues } from '@relab/react/records';
import { type ReactNode, useMemo, useState } from 'react';
import { fieldKindOf } from '../fields/field-kind.ts';
import type { BoardList } from '../lists/list-view.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import css from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import type { CardMove } from './card-move.ts';
import * as texts from './texts.ts';

export interface KanbanBoardProps extends BoardList {
  readonly objectApiName: string;
}

/** More columns than this are no board. */
const maxColumns = 40;

const masterRecordType = '012000000000000AAA';

/** Records as cards, a column for each value of a picklist. A card that is moved changes the value. */
export function KanbanBoard(props: KanbanBoardProps): ReactNode {
  const { objectApiName, config, objectInfo, fields, groupBy, onGroupBy, hrefOfCard } = props;
  const picklists = Object.values(objectInfo.fields)
    .filter((field) => fieldKindOf(field) === 'picklist' && field.filterable)
    .sort(
      (one, other) =>
        Number(other.updateable) - Number(one.updateable) || one.label.localeCompare(other.label),
    );
  const shown = fields.find(({ field }) => field?.updateable && picklists.includes(field))?.name;
  const field = objectInfo.fields[groupBy ?? shown ?? ''] ?? picklists[0];
  const { data, error, refresh } = usePicklistValues(
    field
      ? {
          objectApiName,
          recordTypeId: objectInfo.defaultRecordTypeId ?? masterRecordType,
          fieldApiName: field.apiName,
        }
      : null,
  );
  const [moves, setMoves] = useState<ReadonlyMap<string, CardMove>>(new Map());
  const client = useClient();
  const toast = useToast();
  const columns = useMemo(() => {
    const values = (data?.values ?? []).map(({ value, label }) => ({ value: value as string | null, label }));
    return field?.required ? values : [...values, { value: null, label: texts.noValue }];
  }, [data, field]);

  if (!field) return <EmptyState title={texts.noPicklist} />;
  const labelOf = (value: string | null): string =>
    columns.find((one) => one.value === value)?.label ?? value ?? '';
  const mayMove = field.updateable && objectInfo.updateable;
  const end = (id: string): void =>
    setMoves((before) => {
      const next = new Map(before);
      next.delete(id);
      return next;
    });
  const move = async (
    record: RecordRepresentation,
    from: string | null,
    to: string | null,
  ): Promise<void> => {
    if (from === to || moves.has(record.id)) return;
    setMoves((before) => new Map(before).set(record.id, { record, from, to }));
    try {
      await updateRecord(client, { recordId: record.id, fields: { [field.apiName]: to } });
    } catch (problem) {
      if (!(problem instanceof ClientError)) throw problem;
      toast({ tone: 'error', text: texts.notMoved(labelOf(to)), detail: problem.message });
    } finally {
      end(record.id);
    }
  };
  return (
    <div className={css.page}>
      <label className={css.groupBy}>
        {texts.columnsBy}
        <select value={field.apiName} onChange={({ target }) => onGroupBy(target.value)}>
          {picklists.map(({ apiName, label }) => (
            <option key={apiName} value={apiName}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {error && <ReadError error={error} onRetry={refresh} />}
      {columns.length > maxColumns ? (
        <EmptyState title={texts.tooManyValues(columns.length)} />
      ) : (
        <section className={css.board} aria-label={texts.board}>
          {data &&
            columns.map(({ value, label }) => (
              <BoardColumn
                key={value ?? ''}
                value={value}
                label={label}
                field={field}
                config={config}
                objectInfo={objectInfo}
                fields={fields}
                moves={moves}
                hrefOfCard={(record) => hrefOfCard(record, field.apiName, value)}
                targets={mayMove ? columns : []}
                onMove={(record, from, to) => void move(record, from, to)}
              />
            ))}
        </section>
      )}
    </div>
  );
}
