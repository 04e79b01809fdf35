import type { ContentRights } from '@relab/contract/content';
import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import { isWriter } from '../../content/is-writer.ts';
import { languageName } from '../../content/language-name.ts';
import { StatusBadge } from '../../content/status-badge.tsx';
import { type DraggedItem, draggedItems, dragItems, hasDraggedItems } from '../../folders/dragged-items.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ActionMenu } from '../../ui/menu.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { type ItemAction, ItemDialog } from './item-dialog.tsx';
import type { ListedItem } from './listed-item.ts';
import css from './page.module.css';
import * as texts from './texts.ts';
import type { Selection } from './use-selection.ts';

export interface ItemTableProps {
  /** Where the list is; what was found may lie elsewhere. */
  readonly folderId: string;
  readonly items: readonly ListedItem[];
  /** What types are called, by their fully qualified names. */
  readonly typeNames: ReadonlyMap<string, string>;
  readonly selection: Selection;
  readonly rights: ContentRights;
  /** What the state of an item in the workflow of its space is called. */
  readonly stateName: (item: ListedItem) => string | undefined;
  /** Puts what is dragged into a folder. */
  readonly onMove: (items: readonly DraggedItem[], folderId: string) => void;
}

/** Folders, then contents; or what was found, in its order. */
export function ItemTable({
  folderId,
  items,
  typeNames,
  selection,
  rights,
  stateName,
  onMove,
}: ItemTableProps): ReactNode {
  const formats = useFormats();
  const [action, setAction] = useState<ItemAction>();
  const contents = items.filter(({ isFolder }) => !isFolder);
  const areAllSelected = contents.length > 0 && contents.every(({ id }) => selection.has(id));
  const drag = (event: DragEvent, item: ListedItem): void =>
    dragItems(
      event,
      selection.has(item.id)
        ? selection.items.map((one) => ({ ...one, isFolder: false }))
        : [{ id: item.id, title: item.title, isFolder: item.isFolder }],
    );
  const isFound = items.some(({ folder }) => folder !== undefined);
  const found: readonly TableColumn<ListedItem>[] = isFound
    ? [
        {
          id: 'language',
          label: texts.language,
          cell: ({ language }) => language !== undefined && languageName(language),
        },
        {
          id: 'folder',
          label: texts.folder,
          cell: ({ folder }) =>
            folder && (
              <a className={css.inFolder} href={hrefOf(routes.contentFolder, { folderId: folder.id })}>
                {folder.name}
              </a>
            ),
        },
      ]
    : [];
  const actions: readonly TableColumn<ListedItem>[] =
    rights.update || rights.publish
      ? [
          {
            id: 'actions',
            label: texts.actions,
            hidesLabel: true,
            isOneLine: true,
            cell: (item) =>
              !item.isSharedFolder &&
              (rights.update || item.isFolder) && (
                <RowActions item={item} rights={rights} onAction={setAction} />
              ),
          },
        ]
      : [];
  const select: readonly TableColumn<ListedItem>[] = [
    {
      id: 'select',
      label: texts.select,
      hidesLabel: true,
      cell: ({ id, isFolder, title }) =>
        !isFolder && (
          <input
            type="checkbox"
            aria-label={texts.selectOne(title)}
            checked={selection.has(id)}
            onChange={() => selection.toggle({ id, title })}
          />
        ),
    },
  ];
  const isActing = isWriter(rights) || rights.publish || rights.delete;
  return (
    <>
      {isActing && (
        <label className={css.all}>
          <input
            type="checkbox"
            checked={areAllSelected}
            disabled={contents.length === 0}
            onChange={() =>
              areAllSelected ? selection.remove(contents.map(({ id }) => id)) : selection.add(contents)
            }
          />
          {texts.selectPage}
        </label>
      )}
      <Table
        caption={texts.name}
        rows={items}
        rowKey={({ rowId }) => rowId}
        columns={[
          ...(isActing ? select : []),
          {
            id: 'name',
            label: texts.name,
            isHeader: true,
            cell: (item) => <ItemName item={item} isMovable={rights.update} onDrag={drag} onMove={onMove} />,
          },
          {
            id: 'type',
            label: texts.type,
            cell: ({ isFolder, typeName }) =>
              isFolder ? texts.folder : (typeNames.get(typeName ?? '') ?? typeName),
          },
          {
            id: 'status',
            label: texts.status,
            isOneLine: true,
            cell: (item) =>
              item.status !== null && (
                <>
                  <StatusBadge status={item.status} /> {stateName(item)}
                </>
              ),
          },
          ...found,
          {
            id: 'changed',
            label: texts.changed,
            isOneLine: true,
            cell: ({ lastModifiedDate, changedBy }) => (
              <>
                {formats.moment(lastModifiedDate)}
                {changedBy && <div className="soft">{changedBy}</div>}
              </>
            ),
          },
          ...actions,
        ]}
      />
      {action && <ItemDialog action={action} folderId={folderId} onClose={() => setAction(undefined)} />}
    </>
  );
}

interface ItemNameProps extends Pick<ItemTableProps, 'onMove'> {
  readonly item: ListedItem;
  readonly isMovable: boolean;
  readonly onDrag: (event: DragEvent, item: ListedItem) => void;
}

/** Dragged into a folder of the tree or of the list; a folder of the list takes what is dropped on it. */
function ItemName({ item, isMovable, onDrag, onMove }: ItemNameProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const { id, title, isFolder, language } = item;
  const dragging = {
    draggable: isMovable && !item.isSharedFolder,
    onDragStart: (event: DragEvent) => onDrag(event, item),
  };
  if (!isFolder)
    return (
      <a
        {...dragging}
        href={hrefOf(routes.contentItem, { contentId: id }, language === undefined ? {} : { language })}
      >
        {title}
      </a>
    );
  return (
    <a
      {...dragging}
      className={css.folder}
      data-over={isOver || undefined}
      href={hrefOf(routes.contentFolder, { folderId: id })}
      onDragOver={(event) => {
        if (item.isSharedFolder || !hasDraggedItems(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        event.preventDefault();
        if (!item.isSharedFolder) onMove(draggedItems(event), id);
      }}
    >
      {title}
    </a>
  );
}

interface RowActionsProps {
  readonly item: ListedItem;
  readonly rights: ContentRights;
  readonly onAction: (action: ItemAction) => void;
}

function RowActions({ item, rights, onAction }: RowActionsProps): ReactNode {
  const entry = (kind: ItemAction['kind'], label: string) => ({
    ...{ id: kind, label },
    onAction: () => onAction({ kind, item }),
  });
  return (
    <ActionMenu
      label={texts.actionsOf(item.title)}
      entries={
        item.isFolder
          ? [
              ...(rights.update ? [entry('rename', texts.rename), entry('move', texts.move)] : []),
              ...(rights.publish ? [entry('share', texts.share)] : []),
              ...(rights.update ? [{ ...entry('delete', texts.remove), startsGroup: true }] : []),
            ]
          : [entry('move', texts.move)]
      }
    >
      {texts.actions}
    </ActionMenu>
  );
}
