// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FactsTable } from './index.ts';

afterEach(cleanup);

const facts = [
  { label: 'Max. speed', value: '14,000', unit: 'rpm' },
  { label: 'Range', value: '-10 to 40', unit: '°C' },
  { label: 'Cooled', value: 'Yes' },
];

test('each label heads the row of its value and unit', () => {
  render(<FactsTable caption="Facts" facts={facts} />);
  expect(screen.getByRole('table', { name: 'Facts' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Max. speed' }).nextElementSibling?.textContent).toBe(
    '14,000 rpm',
  );
});

test('measured values are aligned at their unit, words and long values are not', () => {
  const long = { label: 'Dimensions (w × d × h)', value: '700 × 608 × 345', unit: 'mm' };
  const { container } = render(<FactsTable caption="Facts" facts={[...facts, long]} isCaptionHidden />);
  const aligned = [...container.querySelectorAll('[data-measure]')].map((cell) => cell.textContent);
  expect(aligned).toEqual(['14,000 rpm', '-10 to 40 °C']);
});
