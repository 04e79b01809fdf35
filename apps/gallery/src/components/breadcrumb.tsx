import { Breadcrumb } from '@relab/toolkit/breadcrumb';
import { LabelsProvider } from '@relab/toolkit/labels';
import { compound, hebrew, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

const root = { label: 'Marketplace', href: '#all' };

export const breadcrumb: readonly ComponentExample[] = [
  {
    name: 'Usual',
    element: (
      <Breadcrumb items={[root, { label: 'Centrifuges', href: '#centrifuges' }, { label: 'Cooled' }]} />
    ),
  },
  {
    name: 'Long text',
    isNarrow: true,
    element: (
      <LabelsProvider labels={{ breadcrumb: 'Long breadcrumb' }}>
        <Breadcrumb items={[root, { label: compound, href: '#long' }, { label: unbroken }]} />
      </LabelsProvider>
    ),
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: (
      <LabelsProvider labels={{ breadcrumb: 'Breadcrumb from right to left' }}>
        <Breadcrumb items={[{ label: hebrew.other, href: '#all' }, { label: hebrew.title }]} />
      </LabelsProvider>
    ),
  },
];
