import { Badge, type BadgeStatus } from '@relab/toolkit/badge';
import type { ReactNode } from 'react';
import * as texts from './texts.ts';

const colors: Readonly<Record<string, BadgeStatus>> = {
  UpToDate: 'available',
  OutOfDate: 'reserved',
  Started: 'reserved',
};

export interface StateBadgeProps {
  readonly state: string;
  /** Whether it is published, where that is said too. */
  readonly status?: string | undefined;
}

/** How far a content is in a language. */
export function StateBadge({ state, status }: StateBadgeProps): ReactNode {
  const text = status === undefined ? texts.states[state] : texts.stateAndStatus(state, status);
  return <Badge status={colors[state]} text={text ?? state} />;
}
