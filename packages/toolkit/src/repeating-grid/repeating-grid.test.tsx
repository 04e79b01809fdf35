// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LabelsProvider } from '../labels/index.ts';
import { RepeatingGrid, type RepeatingGridProps } from './index.ts';

afterEach(cleanup);

const grid = (ids: readonly string[], settings: Partial<RepeatingGridProps<string>> = {}) => (
  <RepeatingGrid
    items={ids.map((id) => ({ id, data: `Listing ${id}`, ariaLabel: id === 'named' ? 'A name' : undefined }))}
    renderItem={(item) => <a href={`/${item.id}`}>{item.data}</a>}
    paginator={<a href="?page=1">Show More</a>}
    {...settings}
  />
);

test('S-252 items are labelled List Item {0} from 1, unless they have their own label', () => {
  render(grid(['a', 'named', 'c']));
  expect(screen.getAllByRole('listitem').map((li) => li.getAttribute('aria-label'))).toEqual([
    'List Item 1',
    'A name',
    'List Item 3',
  ]);
});

test('S-252 the label can be translated', () => {
  render(<LabelsProvider labels={{ listItem: 'Eintrag {0}' }}>{grid(['a'])}</LabelsProvider>);
  expect(screen.getByRole('listitem').getAttribute('aria-label')).toBe('Eintrag 1');
});

test.each([
  [4, '4', '2', '1'],
  [7, '6', '3', '2'],
  [0, '1', '1', '1'],
])(
  'S-186 %s columns are %s on desktop, %s on tablet, %s on mobile',
  (numberOfColumns, large, medium, small) => {
    const { container } = render(grid(['a'], { numberOfColumns }));
    const style = (container.firstElementChild as HTMLElement).style;
    expect(style.getPropertyValue('--columns')).toBe(large);
    expect(style.getPropertyValue('--columns-medium')).toBe(medium);
    expect(style.getPropertyValue('--columns-small')).toBe(small);
  },
);

test('S-047 S-185 spacing is a step of the theme, none by default', () => {
  expect(renderToString(grid(['a'], { itemSpacing: 'medium' }))).toContain('--grid-gap:var(--space-6)');
  expect(renderToString(grid(['a']))).toContain('--grid-gap:0px');
});

test('S-048 X-20 a paginator shows only with pagination', () => {
  expect(renderToString(grid(['a']))).not.toContain('Show More');
  expect(renderToString(grid(['a'], { showPagination: true }))).toContain('Show More');
});

test('S-148 appending moves the focus to the first new item', () => {
  const { rerender } = render(grid(['a', 'b'], { showPagination: true }));
  expect(document.activeElement).toBe(document.body);
  rerender(grid(['a', 'b', 'c', 'd'], { showPagination: true }));
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
});

test('S-149 appending may scroll smoothly to the first new item', () => {
  const { rerender } = render(grid(['a'], { showPagination: true, autoScrollToMostRecent: true }));
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.textContent);
  };
  rerender(grid(['a', 'b', 'c'], { showPagination: true, autoScrollToMostRecent: true }));
  expect(scrolled).toEqual(['Listing b']);
});

test('S-150 replacing leaves the focus alone', () => {
  const { rerender } = render(grid(['a', 'b'], { showPagination: true }));
  rerender(grid(['c', 'd', 'e'], { showPagination: true }));
  expect(document.activeElement).toBe(document.body);
});

test('what the server rendered is taken over as it is', async () => {
  const element = grid(['a', 'b'], { numberOfColumns: 4, showPagination: true });
  const root = document.createElement('div');
  root.innerHTML = renderToString(element);
  document.body.append(root);
  const before = root.innerHTML;
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, element, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(root.innerHTML).toBe(before);
  root.remove();
});
