import type { Deployment } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { DeploymentBadge } from './deployment-badge.tsx';
import { actionOf, nameOf } from './deployment-name.ts';
import * as texts from './texts.ts';

export interface DeploymentTableProps {
  readonly deployments: readonly Deployment[];
  readonly onOpen: (deployment: Deployment) => void;
}

/** The same as the calendar, one below the other, with what became of each. */
export function DeploymentTable({ deployments, onOpen }: DeploymentTableProps): ReactNode {
  const formats = useFormats();
  if (deployments.length === 0) return <EmptyState title={texts.nothing}>{texts.nothingHint}</EmptyState>;
  return (
    <Table
      caption={texts.title}
      rows={deployments}
      rowKey={({ deploymentId }) => deploymentId}
      columns={[
        {
          id: 'name',
          label: texts.what,
          isHeader: true,
          cell: (deployment) => (
            <ActionButton type="button" variant="plain" onClick={() => onOpen(deployment)}>
              {nameOf(deployment)}
            </ActionButton>
          ),
        },
        { id: 'action', label: texts.action, cell: (deployment) => texts.actions[actionOf(deployment)] },
        {
          id: 'date',
          label: texts.date,
          isOneLine: true,
          cell: ({ scheduledDate }) => scheduledDate && formats.moment(scheduledDate),
        },
        {
          id: 'status',
          label: texts.status,
          cell: ({ deploymentStatus }) => <DeploymentBadge status={deploymentStatus} />,
        },
        { id: 'why', label: texts.why, cell: ({ errorMessage }) => errorMessage },
        { id: 'by', label: texts.by, cell: ({ createdBy }) => createdBy?.name },
        {
          id: 'description',
          label: texts.description,
          cell: ({ deploymentDescription }) => deploymentDescription,
        },
      ]}
    />
  );
}
