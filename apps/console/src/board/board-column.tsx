import type { FieldInfo, ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { Icon, menuIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { Button, GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components';
import { recordNameOf } from '../fields/record-field.ts';
import { locale } from '../language/language.ts';
import { boardWhere } from '../lists/board-where.ts';
import type { ColumnField } from '../lists/column-field.ts';
import { ColumnValue } from '../lists/column-value.tsx';
import { type ListRecordsConfig, useListRecords } from '../lists/use-list.ts';
import { ActionMenu } from '../ui/menu.tsx';
import css from './board.module.css';
import type { CardMove } from './card-move.ts';
import * as texts from './texts.ts';

interface BoardColumnProps {
  /** Null holds the records without a value. */
  readonly value: string | null;
  readonly label: string;
  readonly field: FieldInfo;
  readonly config: ListRecordsConfig;
  readonly objectInfo: ObjectInfo;
  readonly fields: readonly ColumnField[];
  readonly moves: ReadonlyMap<string, CardMove>;
  /** Columns that a card can move to; none where the user may not change the field. */
  readonly targets: readonly { readonly value: string | null; readonly label: string }[];
  readonly hrefOfCard: (record: RecordRepresentation) => string;
  readonly onMove: (record: RecordRepresentation, from: string | null, to: string | null) => void;
}

const cardType = 'application/x-record-card';
/** Fields of a card below its name. */
const cardFields = 3;

export function BoardColumn(props: BoardColumnProps): ReactNode {
  const { value, label, field, config, objectInfo, fields, moves, targets, onMove, hrefOfCard } = props;
  const where = boardWhere(field.apiName, value);
  const {
    records: loaded,
    error,
    isLoading,
    isLoadingMore,
    hasMore,
    loadMore,
  } = useListRecords({ ...config, where });
  const arriving = [...moves.values()].filter(({ to }) => to === value).map(({ record }) => record);
  const staying = loaded.filter(({ id }) => {
    const move = moves.get(id);
    return !move || move.to === value;
  });
  const records = [...arriving.filter(({ id }) => !staying.some((one) => one.id === id)), ...staying];
  const byId = new Map(records.map((record) => [record.id, record]));
  const canMove = targets.length > 0;
  const { dragAndDropHooks } = useDragAndDrop<RecordRepresentation>({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const record = byId.get(String(key));
        return record
          ? [
              {
                'text/plain': recordNameOf(objectInfo, record.fields) ?? record.id,
                [cardType]: JSON.stringify({ record, from: value }),
              },
            ]
          : [];
      }),
    acceptedDragTypes: [cardType],
    getDropOperation: () => 'move',
    async onRootDrop({ items }) {
      for (const item of items.filter(isTextDropItem)) {
        const { record, from } = JSON.parse(await item.getText(cardType)) as Pick<
          CardMove,
          'record' | 'from'
        >;
        onMove(record, from, value);
      }
    },
  });
  const details = fields
    .filter(({ name, field: info }) => name !== field.apiName && !info?.nameField)
    .slice(0, cardFields);
  const count = `${records.length.toLocaleString(locale)}${hasMore ? '+' : ''}`;
  return (
    <div className={css.column}>
      <h2 className={css.columnTitle}>
        {label} <span className={css.count}>{isLoading ? '' : count}</span>
      </h2>
      <GridList
        aria-label={label}
        className={css.cards ?? ''}
        items={records}
        dependencies={[moves, details, hrefOfCard]}
        renderEmptyState={() => (
          <p className={css.empty}>{isLoading ? texts.loading : (error?.message ?? texts.empty)}</p>
        )}
        {...(canMove ? { dragAndDropHooks } : {})}
      >
        {(record) => {
          const name = recordNameOf(objectInfo, record.fields) ?? record.id;
          return (
            <GridListItem
              id={record.id}
              textValue={name}
              className={css.card ?? ''}
              data-moving={moves.has(record.id) || undefined}
            >
              <div className={css.cardHead}>
                {canMove && (
                  <Button slot="drag" className={css.handle ?? ''} aria-label={texts.drag(name)}>
                    <Icon path={menuIcon} />
                  </Button>
                )}
                <a className={css.cardName} href={hrefOfCard(record)}>
                  {name}
                </a>
                {canMove && (
                  <ActionMenu
                    label={texts.moveCard(name)}
                    entries={targets.map((target) => ({
                      id: target.value ?? '-',
                      label: target.label,
                      isCurrent: target.value === value,
                      onAction: () => onMove(record, value, target.value),
                    }))}
                  >
                    <span aria-hidden="true">⋯</span>
                  </ActionMenu>
                )}
              </div>
              <dl className={css.details}>
                {details.map((column) => (
                  <div key={column.name}>
                    <dt>{column.label}</dt>
                    <dd>
                      <ColumnValue record={record} column={column} />
                    </dd>
                  </div>
                ))}
              </dl>
            </GridListItem>
          );
        }}
      </GridList>
      {(hasMore || error) && (
        <ActionButton type="button" variant="plain" busy={isLoadingMore} onClick={loadMore}>
          {error ? texts.tryAgain : texts.more}
        </ActionButton>
      )}
    </div>
  );
}
