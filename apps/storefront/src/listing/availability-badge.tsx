import type { Availability } from '@relab/contract/commerce';
import { Badge } from '@relab/toolkit/badge';
import type { ReactNode } from 'react';

export function availabilityText({ state, availableToOrder }: Availability): string {
  switch (state) {
    case 'Available':
      return `${availableToOrder} available`;
    case 'Reserved':
      return 'Reserved';
    case 'Sold':
      return 'Sold';
  }
}

const statuses = { Available: 'available', Reserved: 'reserved', Sold: 'sold' } as const;

export function AvailabilityBadge({ availability }: { readonly availability: Availability }): ReactNode {
  return <Badge status={statuses[availability.state]} text={availabilityText(availability)} />;
}
