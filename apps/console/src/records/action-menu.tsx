import { deleteRecord } from '@relab/client/records';
import type { PlatformAction, RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { useObjectInfo, useRecordActions } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { Icon } from '@relab/toolkit/icon';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CommandEntry } from '../commands/commands.tsx';
import { ownerFieldOf } from '../fields/owner-field.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { moreIcon } from '../ui/icons.ts';
import { ActionMenu, type MenuEntry } from '../ui/menu.tsx';
import css from './action-menu.module.css';
import { recordActionsConfig } from './record-page-reads.ts';
import * as texts from './texts.ts';
import { useUndoToast } from './use-undo-toast.ts';

const RecordFormDialog = lazy(async () => ({
  default: (await import('./record-form-dialog.tsx')).RecordFormDialog,
}));
const QuickActionDialog = lazy(async () => ({
  default: (await import('./quick-action-dialog.tsx')).QuickActionDialog,
}));

export interface RecordActionMenuProps {
  readonly recordId: string;
  readonly objectApiName: string;
  /** What the record is called, in questions about it. */
  readonly name: string;
  /** What the object is called. */
  readonly label: string;
  /** Version of the record: its field values decide which actions there are, so another version requests them again. */
  readonly version?: number | undefined;
  /** In place of the dialog for "Edit". */
  readonly onEdit?: ((fieldName?: string) => void) | undefined;
  readonly onCreated?: ((record: RecordRepresentation) => void) | undefined;
  readonly onDeleted?: (() => void) | undefined;
  /** The digits begin the actions, in their order: for pages on which one record after the other is decided. */
  readonly hasKeys?: boolean | undefined;
  /** So many stand beside each other; the others are behind one button. */
  readonly maxButtons?: number | undefined;
  /** The record is what the page is about: the command palette finds its actions. */
  readonly isOfPage?: boolean | undefined;
}

type OpenDialog =
  | { readonly kind: 'edit' | 'clone' | 'delete' }
  | { readonly kind: 'action'; readonly action: PlatformAction };

/** Buttons that the platform knows; another server's own are left out, since nobody knows what they do. */
const standardButtons: ReadonlySet<string> = new Set(['Edit', 'Clone', 'Delete', 'ChangeOwnerOne']);

const isKnown = ({ type, apiName }: PlatformAction): boolean =>
  type === 'QuickAction' || (type === 'StandardButton' && standardButtons.has(apiName));

/** Edit first, then the steps that the object's makers have thought of, then what is done rarely. */
const rankOf = ({ type, apiName }: PlatformAction): number =>
  apiName === 'Edit' ? 0 : type === 'QuickAction' ? 1 : apiName === 'Delete' ? 3 : 2;

/** What can be done with a record, as buttons and a menu: those that the server offers to whoever is signed in. */
export function RecordActionMenu(props: RecordActionMenuProps): ReactNode {
  const {
    recordId,
    objectApiName,
    name,
    label,
    version,
    onEdit,
    onCreated,
    onDeleted,
    hasKeys = false,
    maxButtons = 3,
    isOfPage = false,
  } = props;
  const client = useClient();
  const undoToast = useUndoToast();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { data: info } = useObjectInfo({ objectApiName });
  const { data, refresh } = useRecordActions(recordActionsConfig(recordId));
  const reread = useEffectEvent(() => void refresh());
  const known = useRef({ recordId, version });
  useEffect(() => {
    const isChanged = known.current.recordId === recordId && known.current.version !== version;
    known.current = { recordId, version };
    if (isChanged) reread();
  }, [recordId, version]);
  const actions = (data?.actions[recordId]?.actions ?? [])
    .filter(isKnown)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const close = (): void => setDialog(undefined);

  function start(action: PlatformAction): void {
    const { type, apiName } = action;
    if (type === 'QuickAction') setDialog({ kind: 'action', action });
    else if (apiName === 'Clone') setDialog({ kind: 'clone' });
    else if (apiName === 'Delete') setDialog({ kind: 'delete' });
    else if (onEdit) onEdit(apiName === 'ChangeOwnerOne' && info ? ownerFieldOf(info)?.apiName : undefined);
    else setDialog({ kind: 'edit' });
  }

  const entry = (action: PlatformAction): MenuEntry => ({
    id: action.externalId,
    label: action.label,
    onAction: () => start(action),
    startsGroup: action.apiName === 'Delete',
  });
  const rest = actions.slice(maxButtons);
  const commands = isOfPage || hasKeys ? actions : [];
  return (
    <div className={css.actions}>
      {commands.map((action, index) => (
        <CommandEntry
          key={action.externalId}
          label={action.label}
          keys={hasKeys && index < 9 ? String(index + 1) : undefined}
          run={() => start(action)}
        />
      ))}
      {actions.slice(0, maxButtons).map((action) => (
        <ActionButton
          key={action.externalId}
          type="button"
          variant="secondary"
          className={css.button}
          onClick={() => start(action)}
        >
          {action.label}
          {hasKeys && <kbd className={css.key}>{actions.indexOf(action) + 1}</kbd>}
        </ActionButton>
      ))}
      {rest.length > 0 && (
        <ActionMenu label={texts.moreActions} variant="secondary" entries={rest.map(entry)}>
          <Icon path={moreIcon} />
        </ActionMenu>
      )}
      <Suspense fallback={null}>
        {dialog?.kind === 'edit' && (
          <RecordFormDialog objectApiName={objectApiName} recordId={recordId} onClose={close} />
        )}
        {dialog?.kind === 'clone' && (
          <RecordFormDialog
            objectApiName={objectApiName}
            cloneOf={recordId}
            onSaved={onCreated}
            onClose={close}
          />
        )}
        {dialog?.kind === 'action' && (
          <QuickActionDialog action={dialog.action} contextId={recordId} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={dialog?.kind === 'delete'}
        title={texts.deleteTitle(name)}
        confirmLabel={texts.deleteLabel}
        onConfirm={async () => {
          await deleteRecord(client, { recordId });
          undoToast.deleted(recordId, label);
          onDeleted?.();
        }}
        onClose={close}
      >
        {texts.deleteHint}
      </ConfirmDialog>
    </div>
  );
}
