// @vitest-environment happy-dom
import { NavigationProvider } from '@relab/toolkit/navigation';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompareBar } from './compare-bar.tsx';
import { CompareButton } from './compare-button.tsx';
import { ComparisonProvider } from './comparison-provider.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01t00000000000${number}AAA`;

function show(count: number) {
  let stored: readonly string[] = [];
  const slot = {
    read: () => stored,
    save: (ids: readonly string[]) => {
      stored = ids;
    },
  };
  const opened = {};
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const { container } = render(
    <NavigationProvider value={{ hrefOf: () => undefined, current: '/global-search/oven?page=2' }}>
      <ComparisonProvider opened={opened} chosen={[]} slot={slot}>
        {numbers.map((number) => (
          <CompareButton key={number} productId={idOf(number)} name={`Oven ${number}`} />
        ))}
        <CompareBar url={new URL('https://relab.example/global-search/oven')} />
      </ComparisonProvider>
    </NavigationProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { press, stored: () => stored, container };
}

test('the bar counts what is chosen and leads to it; pressed again, it removes the listing', () => {
  const { press, stored } = show(2);
  expect(screen.queryByRole('link')).toBeNull();
  press('Compare Oven 1');
  press('Compare Oven 2');
  expect(screen.getByRole('status').textContent).toBe('2 of 4 chosen to compare');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/compare?ids=${idOf(1)}%2C${idOf(2)}`);
  press('Remove from comparison Oven 1');
  expect(stored()).toEqual([idOf(2)]);
  press('Clear the comparison');
  expect(stored()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a fifth listing is not added to the comparison, and the bar says what to do', () => {
  const { press, stored } = show(5);
  for (const number of [1, 2, 3, 4, 5]) press(`Compare Oven ${number}`);
  expect(stored()).toEqual([1, 2, 3, 4].map(idOf));
  expect(screen.getByRole('status').textContent).toContain('Remove one to add another');
  press('Remove from comparison Oven 4');
  expect(screen.getByRole('status').textContent).toBe('3 of 4 chosen to compare');
});

test('without a script the compare button posts the listing and where to return', () => {
  const form = show(1).container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/compare');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: 'add',
    productId: idOf(1),
    next: '/global-search/oven?page=2',
  });
});
