import { FactsTable } from '@relab/toolkit/facts-table';
import { compound, hebrew, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

const facts = [
  { label: 'Highest speed', value: '15,300', unit: '× g' },
  { label: 'Volume', value: '4 × 750', unit: 'ml' },
  { label: 'Temperature', value: '−9 to 40', unit: '°C' },
  { label: 'Rotor', value: 'Swing-out, four places' },
];

export const factsTable: readonly ComponentExample[] = [
  { name: 'Usual', element: <FactsTable caption="Centrifuge" facts={facts} /> },
  {
    name: 'Empty',
    note: 'A table without facts is its caption alone.',
    element: <FactsTable caption="Nothing known" facts={[]} />,
  },
  {
    name: 'Long text',
    isNarrow: true,
    element: (
      <FactsTable
        caption={compound}
        facts={[
          { label: compound, value: unbroken },
          { label: 'Weight', value: '62.5', unit: 'kg' },
        ]}
      />
    ),
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: (
      <FactsTable caption={hebrew.title} facts={[{ label: hebrew.other, value: '15,300', unit: 'g' }]} />
    ),
  },
];
