// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../labels/index.ts';
import { defineBlock, PageBlocks } from '../page/index.ts';
import { text } from '../settings/index.ts';
import { type GridItem, RepeatingGrid, type RepeatingGridProps, repeatingGridDefinition } from './index.ts';

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

test('S-148 the focus is not taken from a visitor who is at work elsewhere', () => {
  const page = (...ids: readonly string[]) => (
    <>
      <input aria-label="Search" />
      {grid(ids, { showPagination: true })}
    </>
  );
  const { rerender } = render(page('a'));
  screen.getByLabelText('Search').focus();
  rerender(page('a', 'b'));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  screen.getByRole('link', { name: 'Show More' }).focus();
  rerender(page('a', 'b', 'c'));
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
});

describe('S-101 each setting has its effect', () => {
  const style = {
    width: 80,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: 'navy',
    borderRadius: 4,
  } as const;
  test.each([
    ['width', { width: 80 }, '--grid-width:80%'],
    ['horizontalAlignment', { horizontalAlignment: 'center' }, /class="[^"]*center/],
    ['numberOfColumns', { numberOfColumns: 4 }, '--columns:4;'],
    ['itemSpacing', { itemSpacing: 'x-large' }, '--grid-gap:var(--space-10)'],
    ['showPagination', { showPagination: true }, 'Show More'],
    ['borderWidth', style, '--block-border:2px dashed navy'],
    ['borderColor', { borderColor: '#123456' }, '--block-border:0px solid #123456'],
    ['borderRadius', style, '--block-radius:4px'],
    ['backgroundColor', { backgroundColor: 'var(--color-stage)' }, '--grid-background:var(--color-stage)'],
    ['isFixedRowHeight', { isFixedRowHeight: true }, /class="[^"]*fixed/],
    ['label', { label: 'Guides' }, 'aria-label="Guides"'],
  ] as const)('%s', (_, settings, effect) => {
    const isVisible = (html: string): boolean =>
      typeof effect === 'string' ? html.includes(effect) : effect.test(html);
    expect(isVisible(renderToString(grid(['a'], settings)))).toBe(true);
    expect(isVisible(renderToString(grid(['a'])))).toBe(false);
  });
});

describe('what changes between two renders', () => {
  const rows = () => screen.queryAllByRole('listitem').map((li) => li.textContent);

  test('items that are removed go, those that stay are the same elements', () => {
    const { rerender } = render(grid(['a', 'b', 'c']));
    const [a, , c] = screen.getAllByRole('listitem');
    rerender(grid(['c', 'a']));
    expect(screen.getAllByRole('listitem')).toEqual([c, a]);
    rerender(grid([]));
    expect(rows()).toEqual([]);
  });

  test('two items of one id are both shown, and no key is complained of', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { rerender } = render(grid(['a', 'a', '', '', 'b']));
    expect(rows()).toHaveLength(5);
    rerender(grid(['b', 'a', 'a']));
    expect(rows()).toEqual(['Listing b', 'Listing a', 'Listing a']);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('S-009 S-147 a list of 1,000 grows at the cost of what is new', () => {
  const rendered: string[] = [];
  beforeEach(() => {
    rendered.length = 0;
  });
  const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));

  test('in TSX, with a function that stays the same', () => {
    const renderItem = ({ id }: GridItem<null>): ReactNode => {
      rendered.push(id);
      return id;
    };
    // As lists are written: every item is a new object each time.
    const page = (count: number) => (
      <RepeatingGrid
        items={entries(count).map(({ id }) => ({ id, data: null }))}
        renderItem={renderItem}
        showPagination
      />
    );
    const { rerender } = render(page(1_000));
    expect(rendered).toHaveLength(1_000);
    rerender(page(1_100));
    expect(rendered).toHaveLength(1_100);
    expect(document.activeElement?.textContent).toBe('1000');
  });

  test('in a page made as data', () => {
    const Note = ({ words }: { words?: string }): ReactNode => {
      rendered.push(words ?? '');
      return words;
    };
    const blocks = {
      'repeating-grid': repeatingGridDefinition,
      note: defineBlock({ component: Note, settings: { words: text() } }),
    };
    const view = [
      {
        definition: 'repeating-grid',
        attributes: { items: '{!guides.items}' },
        regions: { item: [{ definition: 'note', attributes: { words: '{!Item.id} of {!site.name}' } }] },
      },
    ];
    const items = entries(1_100);
    const relab = { name: 'Relab' };
    const page = (count: number, site = relab) => (
      <PageBlocks
        components={view}
        blocks={blocks}
        data={{ guides: { items: items.slice(0, count) }, site }}
      />
    );
    const { rerender } = render(page(1_000));
    expect(rendered).toHaveLength(1_000);
    rerender(page(1_100));
    expect(rendered).toHaveLength(1_100);
    expect(rendered.at(-1)).toBe('1099 of Relab');
    rerender(page(1_100, { name: 'the lab' }));
    expect(rendered).toHaveLength(2_200);
  });

  test('and only of a long list the browser may leave alone what is far away', () => {
    const list = (count: number): string => renderToString(grid(entries(count).map(({ id }) => id)));
    expect(list(100)).not.toMatch(/<ul[^>]*long/);
    expect(list(101)).toMatch(/<ul[^>]*long/);
  });

  test('and an item that changed is rendered again', () => {
    const renderItem = ({ data }: GridItem<string>): ReactNode => data;
    const page = (data: string) => <RepeatingGrid items={[{ id: 'a', data }]} renderItem={renderItem} />;
    const { container, rerender } = render(page('old'));
    rerender(page('new'));
    expect(container.textContent).toBe('new');
  });
});

test('S-046 S-047 S-048 the grid of the home page comes from data', () => {
  const view = [
    {
      definition: 'repeating-grid',
      attributes: {
        items: '{!grid.items}',
        numberOfColumns: 4,
        itemSpacing: 'medium',
        showPagination: false,
      },
      regions: { item: [{ definition: 'item' }], paginator: [{ definition: 'more' }] },
    },
  ];
  const blocks = {
    'repeating-grid': repeatingGridDefinition,
    item: defineBlock({ settings: {}, render: ({ scope }) => JSON.stringify(scope.Item) }),
    more: defineBlock({ settings: {}, render: () => 'Show More' }),
  };
  const html = renderToString(
    <PageBlocks components={view} blocks={blocks} data={{ grid: { items: [{ id: 'a' }, { id: 'b' }] } }} />,
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).toContain('--columns:4;--columns-medium:2;--columns-small:1');
  expect(html).toContain('--grid-gap:var(--space-6)');
  expect(html).not.toContain('Show More');
  expect(html).not.toContain('items=');
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
