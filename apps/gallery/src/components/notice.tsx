import { Notice } from '@relab/toolkit/notice';
import { hebrew, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

export const notice: readonly ComponentExample[] = [
  {
    name: 'Usual',
    element: (
      <Notice heading="No instrument matches" nextStep={<a href="#all">Show all instruments</a>}>
        Try fewer filters.
      </Notice>
    ),
  },
  { name: 'Success', element: <Notice tone="success" heading="Your offer was sent" /> },
  { name: 'Warning', element: <Notice tone="warning" heading="One instrument is left" /> },
  {
    name: 'Error',
    element: (
      <Notice tone="error" heading="The order was not placed">
        Your cart is kept, and nothing was charged.
      </Notice>
    ),
  },
  { name: 'Long text', element: <Notice heading={unbroken}>{unbroken}</Notice> },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: (
      <Notice tone="success" heading={hebrew.title}>
        {hebrew.sentence}
      </Notice>
    ),
  },
  {
    name: '320 px',
    isNarrow: true,
    element: (
      <Notice tone="warning" heading="This instrument is reserved until Friday">
        Ask to be told when it is free.
      </Notice>
    ),
  },
];
