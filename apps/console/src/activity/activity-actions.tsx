import type { PlatformAction } from '@relab/contract/records';
import { useGlobalActions, useRecordActions } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import css from './activity-timeline.module.css';

const QuickActionDialog = lazy(async () => ({
  default: (await import('../records/quick-action-dialog.tsx')).QuickActionDialog,
}));

export interface ActivityActionsProps {
  readonly recordId: string;
  /** Whose records the timeline shows. */
  readonly objectApiNames: readonly string[];
}

/** Actions that write something into the timeline: those of the record, and global ones that create what it shows. */
export function ActivityActions({ recordId, objectApiNames }: ActivityActionsProps): ReactNode {
  const [openAction, setOpenAction] = useState<string>();
  const { data: own } = useRecordActions({ recordIds: [recordId], formFactor: 'Large' });
  const { data: global } = useGlobalActions({ formFactor: 'Large' });
  const ofRecord = own?.actions[recordId]?.actions ?? [];
  const isAbout = ({ targetObject, type }: PlatformAction): boolean =>
    type === 'QuickAction' && targetObject !== null && objectApiNames.includes(targetObject);
  const actions = [
    ...ofRecord.filter(isAbout),
    ...Object.values(global?.actions ?? {}).flatMap(({ actions: all }) =>
      all.filter((action) => isAbout(action) && !ofRecord.some(({ label }) => label === action.label)),
    ),
  ];
  const action = actions.find(({ externalId }) => externalId === openAction);
  return (
    <div className={css.actions}>
      {actions.map(({ externalId, label }) => (
        <ActionButton
          key={externalId}
          type="button"
          variant="secondary"
          onClick={() => setOpenAction(externalId)}
        >
          {label}
        </ActionButton>
      ))}
      <Suspense fallback={null}>
        {action && (
          <QuickActionDialog action={action} contextId={recordId} onClose={() => setOpenAction(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
