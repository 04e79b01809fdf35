import { Disclosure } from '@relab/toolkit/disclosure';
import { compound, hebrew, sentence, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

export const disclosure: readonly ComponentExample[] = [
  { name: 'Closed', element: <Disclosure summary="What was tested">{sentence}</Disclosure> },
  {
    name: 'Open',
    element: (
      <Disclosure summary="What is included" open>
        {sentence}
      </Disclosure>
    ),
  },
  {
    name: 'Long text',
    isNarrow: true,
    element: (
      <Disclosure summary={compound} open>
        {unbroken}
      </Disclosure>
    ),
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: (
      <Disclosure summary={hebrew.title} open>
        {hebrew.sentence}
      </Disclosure>
    ),
  },
];
