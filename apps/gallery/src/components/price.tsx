import { Price } from '@relab/toolkit/price';
import type { ComponentExample } from './component-page.ts';

export const price: readonly ComponentExample[] = [
  { name: 'Usual', element: <Price amount="12500.00" currency="EUR" /> },
  {
    name: 'Large, with the original price',
    element: <Price amount="9800.00" originalAmount="12500.00" currency="EUR" size="large" />,
  },
  {
    name: 'With a discount',
    element: <Price amount="9800.00" currency="EUR" discount="-2700.00" size="small" />,
  },
  { name: 'In another language', element: <Price amount="1234567.89" currency="EUR" locale="de-DE" /> },
  {
    name: 'An amount that is none',
    note: 'It is shown as it came.',
    element: <Price amount="on request" currency="" />,
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: <Price amount="9800.00" originalAmount="12500.00" currency="EUR" locale="he-IL" />,
  },
];
