import { Badge } from '@relab/toolkit/badge';
import type { ReactNode } from 'react';
import * as texts from './texts.ts';

const badges: Readonly<Record<string, 'available' | 'reserved'>> = {
  Published: 'available',
  Revised: 'reserved',
};

/** Whether a variant is on the site, and as it is written last. */
export function StatusBadge({ status }: { readonly status: string }): ReactNode {
  return <Badge status={badges[status]} text={texts.statuses[status] ?? status} />;
}
