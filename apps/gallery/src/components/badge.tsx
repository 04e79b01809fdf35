import { Badge } from '@relab/toolkit/badge';
import { hebrew, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

export const badge: readonly ComponentExample[] = [
  { name: 'Available', element: <Badge status="available" text="Available" /> },
  { name: 'Reserved', element: <Badge status="reserved" text="Reserved" /> },
  { name: 'Sold', element: <Badge status="sold" text="Sold" /> },
  { name: 'A mark before the word', element: <Badge mark="A" text="As new" /> },
  { name: 'Long text', element: <Badge status="available" text={unbroken} /> },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: <Badge status="available" text={hebrew.title} />,
  },
];
