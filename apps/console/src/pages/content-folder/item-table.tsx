import { deleteFolder, updateFolder, updateManagedContent } from '@relab/client/content';
import type { FolderItem } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { documentIcon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { StatusBadge } from '../../content/status-badge.tsx';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ActionMenu } from '../../ui/menu.tsx';
import { Table } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FolderNameDialog } from './folder-name-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import css from './page.module.css';
import { SelectionBar } from './selection-bar.tsx';
import * as texts from './texts.ts';

export interface ItemTableProps {
  readonly folderId: string;
  readonly items: readonly FolderItem[];
  readonly isFiltered: boolean;
  /** What types are called, by their fully qualified names. */
  readonly typeNames: ReadonlyMap<string, string>;
}

interface Question {
  readonly kind: 'rename' | 'move' | 'delete';
  readonly item: FolderItem;
}

/** What is in a folder: folders, then contents. */
export function ItemTable({ folderId, items, isFiltered, typeNames }: ItemTableProps): ReactNode {
  const formats = useFormats();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<Question>();
  if (items.length === 0)
    return isFiltered ? (
      <EmptyState title={texts.nothingFound} />
    ) : (
      <EmptyState title={texts.empty} icon={documentIcon}>
        {texts.emptyHint}
      </EmptyState>
    );
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <>
      <SelectionBar
        folderId={folderId}
        items={items.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
      />
      <Table
        caption={texts.name}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'select',
            label: texts.select,
            hidesLabel: true,
            cell: ({ id, isFolder, title }) =>
              !isFolder && (
                <input
                  type="checkbox"
                  aria-label={texts.selectOne(title)}
                  checked={selected.has(id)}
                  onChange={() => toggle(id)}
                />
              ),
          },
          {
            id: 'name',
            label: texts.name,
            isHeader: true,
            cell: ({ id, isFolder, title }) =>
              isFolder ? (
                <a className={css.folder} href={hrefOf(routes.contentFolder, { folderId: id })}>
                  {title}
                </a>
              ) : (
                <a href={hrefOf(routes.contentItem, { contentId: id })}>{title}</a>
              ),
          },
          {
            id: 'type',
            label: texts.type,
            cell: ({ isFolder, managedContentType }) =>
              isFolder ? texts.folder : (typeNames.get(managedContentType ?? '') ?? managedContentType),
          },
          {
            id: 'status',
            label: texts.status,
            cell: ({ status }) => status !== null && <StatusBadge status={status} />,
          },
          {
            id: 'changed',
            label: texts.changed,
            isOneLine: true,
            cell: ({ lastModifiedDate }) => formats.moment(lastModifiedDate),
          },
          {
            id: 'actions',
            label: texts.actions,
            hidesLabel: true,
            cell: (item) =>
              item.folderType === 'SharedWithSpace' ? null : (
                <ActionMenu
                  label={texts.actionsOf(item.title)}
                  entries={[
                    ...(item.isFolder
                      ? [
                          {
                            id: 'rename',
                            label: texts.rename,
                            onAction: () => setQuestion({ kind: 'rename', item }),
                          },
                        ]
                      : []),
                    { id: 'move', label: texts.move, onAction: () => setQuestion({ kind: 'move', item }) },
                    ...(item.isFolder
                      ? [
                          {
                            id: 'delete',
                            label: texts.remove,
                            onAction: () => setQuestion({ kind: 'delete', item }),
                            startsGroup: true,
                          },
                        ]
                      : []),
                  ]}
                >
                  {texts.actions}
                </ActionMenu>
              ),
          },
        ]}
      />
      {question && (
        <ItemDialog question={question} folderId={folderId} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}

interface ItemDialogProps {
  readonly question: Question;
  readonly folderId: string;
  readonly onClose: () => void;
}

function ItemDialog({ question: { kind, item }, folderId, onClose }: ItemDialogProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { id, title, isFolder } = item;
  if (kind === 'rename') return <FolderNameDialog folder={{ id, name: title }} onClose={onClose} />;
  if (kind === 'delete')
    return (
      <ConfirmDialog
        isOpen
        title={texts.deleteFolderQuestion(title)}
        confirmLabel={texts.remove}
        onConfirm={() => deleteFolder(client, { folderId: id })}
        onClose={onClose}
      >
        {texts.deleteFolderHint}
      </ConfirmDialog>
    );
  return (
    <MoveDialog
      folderId={folderId}
      withoutFolderId={isFolder ? id : undefined}
      onClose={onClose}
      onMove={async (target) => {
        if (isFolder) await updateFolder(client, { folderId: id, parentFolderId: target });
        else await updateManagedContent(client, { contentKeyOrId: id, folderId: target });
        toast({ text: texts.moved(title) });
      }}
    />
  );
}
