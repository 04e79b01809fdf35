import type { Deployment } from '@relab/contract/content';
import { Badge } from '@relab/toolkit/badge';
import type { ReactNode } from 'react';
import * as texts from './texts.ts';

type Status = Deployment['deploymentStatus'];

const badges: Readonly<Partial<Record<Status, 'available' | 'reserved' | 'sold'>>> = {
  Completed: 'available',
  CompletedWithError: 'sold',
  Failed: 'sold',
  InProgress: 'reserved',
  Scheduled: 'reserved',
};

/** What became of it. */
export const DeploymentBadge = ({ status }: { readonly status: Status }): ReactNode => (
  <Badge status={badges[status]} text={texts.statuses[status]} />
);
