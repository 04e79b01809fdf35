import { Quantity } from '@relab/toolkit/quantity';
import type { ComponentExample } from './component-page.ts';

export const quantity: readonly ComponentExample[] = [
  { name: 'Usual', element: <Quantity name="rotors" label="Quantity of rotors" max={4} /> },
  {
    name: 'Large number',
    element: <Quantity name="tubes" label="Quantity of tubes" defaultValue={10000} />,
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: <Quantity name="adapters" label="Quantity of adapters" defaultValue={2} />,
  },
];
