import { ActionButton } from '@relab/toolkit/button';
import { Icon, trashIcon } from '@relab/toolkit/icon';
import { compound, hebrew } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

export const actionButton: readonly ComponentExample[] = [
  { name: 'Usual', element: <ActionButton type="button">Add to cart</ActionButton> },
  {
    name: 'Secondary, large',
    element: (
      <ActionButton type="button" variant="secondary" size="large">
        Make an offer
      </ActionButton>
    ),
  },
  {
    name: 'Plain, with an icon',
    element: (
      <ActionButton type="button" variant="plain">
        <Icon path={trashIcon} /> Remove
      </ActionButton>
    ),
  },
  {
    name: 'Under way',
    element: (
      <ActionButton type="button" busy>
        Placing the order
      </ActionButton>
    ),
  },
  {
    name: 'Not possible',
    element: (
      <ActionButton type="button" disabled>
        Sold
      </ActionButton>
    ),
  },
  {
    name: 'Long text, as wide as its place',
    isNarrow: true,
    element: (
      <ActionButton type="button" stretch>
        {compound}
      </ActionButton>
    ),
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: <ActionButton type="button">{hebrew.action}</ActionButton>,
  },
];
