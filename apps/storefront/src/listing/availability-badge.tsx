import type { Availability } from '@relab/contract/commerce';
import { Badge } from '@relab/toolkit/badge';
import type { ReactNode } from 'react';
import * as texts from './availability-texts.ts';

export function availabilityText({ state, availableToOrder }: Availability): string {
  switch (state) {
    case 'Available':
      return texts.availableCount(availableToOrder);
    case 'Reserved':
      return texts.reserved;
    case 'Sold':
      return texts.sold;
  }
}

const statuses = { Available: 'available', Reserved: 'reserved', Sold: 'sold' } as const;

export function AvailabilityBadge({ availability }: { readonly availability: Availability }): ReactNode {
  return <Badge status={statuses[availability.state]} text={availabilityText(availability)} />;
}
