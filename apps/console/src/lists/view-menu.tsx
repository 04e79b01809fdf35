import { useListObjectInfo } from '@relab/react/records';
import { type ReactNode, useState } from 'react';
import { navigate } from '../routing/navigate.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ActionMenu, type MenuEntry } from '../ui/menu.tsx';
import type { ListDialog } from './list-dialog.ts';
import { hrefOfList, type ListState, type TriedFilters } from './list-state.ts';
import { usePinnedView, usePinView } from './object-views.ts';
import * as texts from './texts.ts';
import type { List } from './use-list.ts';
import { useViewWrites } from './use-view-writes.ts';
import { ViewForm } from './view-form.tsx';

export interface ViewMenuProps {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly state: ListState;
  readonly list: List;
  readonly go: (part: Partial<ListState>, replace?: boolean) => void;
  readonly onDialog: (dialog: ListDialog) => void;
  readonly filters: TriedFilters;
  readonly hasChanges: boolean;
}

/** What can be done with the view itself, and with all of its records. */
export function ViewMenu(props: ViewMenuProps): ReactNode {
  const { objectApiName, listViewApiName, state, list, filters, hasChanges, go, onDialog } = props;
  const { info, objectInfo } = list;
  const [form, setForm] = useState<'new' | 'rename' | 'delete'>();
  const writes = useViewWrites(list, listViewApiName, state, filters);
  const [isRead, setRead] = useState(false);
  const isPinned = usePinnedView(objectApiName, isRead) === listViewApiName;
  const pin = usePinView(objectApiName, listViewApiName);
  const { data: offered } = useListObjectInfo(form === 'new' ? { objectApiName } : null);
  const unchanged = { tried: undefined, sort: [] };
  const entries: readonly MenuEntry[] = [
    ...(hasChanges && info.updateable
      ? [
          {
            id: 'save',
            label: texts.saveView,
            onAction: () => void writes.save().then((isSaved) => isSaved && go(unchanged)),
          },
        ]
      : []),
    ...(hasChanges ? [{ id: 'reset', label: texts.resetView, onAction: () => go(unchanged) }] : []),
    ...(info.createable ? [{ id: 'new', label: texts.saveAs, onAction: () => setForm('new') }] : []),
    ...(info.updateable
      ? [{ id: 'rename', label: texts.renameView, onAction: () => setForm('rename') }]
      : []),
    {
      id: 'pin',
      label: isPinned ? texts.unpinView : texts.pinView,
      onAction: () => {
        // What the address does not say goes by what is pinned: the view stays on the screen.
        go({});
        pin(!isPinned);
      },
    },
    ...(info.deletable ? [{ id: 'delete', label: texts.deleteView, onAction: () => setForm('delete') }] : []),
    { id: 'export', label: texts.exportList, startsGroup: true, onAction: () => onDialog('export') },
    ...(objectInfo.createable || objectInfo.updateable
      ? [{ id: 'import', label: texts.importList, onAction: () => onDialog('import') }]
      : []),
  ];
  const close = (): void => setForm(undefined);
  const shared = info.listShares.flatMap(({ shares }) => shares.map(({ shareApiName }) => shareApiName));
  return (
    <>
      <ActionMenu variant="secondary" entries={entries} onOpenChange={() => setRead(true)}>
        {texts.view}
      </ActionMenu>
      {form === 'new' && (
        <ViewForm
          title={texts.newView}
          submitLabel={texts.save}
          mayShare={offered?.publicOrSharedCreateable ?? false}
          value={{ label: texts.copyOf(info.label), visibility: 'Private', listShares: [] }}
          onSave={async (value) => {
            const name = await writes.create(value);
            navigate(hrefOfList(objectApiName, { ...state, ...unchanged, view: name }), { keepsPlace: true });
          }}
          onClose={close}
        />
      )}
      {form === 'rename' && (
        <ViewForm
          title={texts.renameView}
          submitLabel={texts.save}
          mayShare={info.visibilityEditable}
          value={{ label: info.label, visibility: info.visibility, listShares: shared }}
          onSave={writes.rename}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={form === 'delete'}
        title={texts.deleteViewTitle(info.label)}
        confirmLabel={texts.deleteView}
        onConfirm={() => {
          // Observers of a deleted list are notified: the page goes first.
          navigate(hrefOfList(objectApiName, {}), { replace: true });
          return writes.remove();
        }}
        onClose={close}
      >
        {texts.deleteViewHint}
      </ConfirmDialog>
    </>
  );
}
