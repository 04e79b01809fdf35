// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boolean, text } from '../settings/index.ts';
import { type Block, defineBlock, PageBlocks, type PageBlocksProps, UnknownBlock } from './index.ts';

interface NoteProps {
  readonly words?: unknown;
  readonly isLoud?: unknown;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

let propsSeen: object[] = [];

function Note(props: NoteProps): ReactNode {
  propsSeen.push(props);
  return (
    <section>
      {String(props.words ?? '')}
      {props.children}
      {props.aside && <aside>{props.aside}</aside>}
    </section>
  );
}

const settings = { words: text(), isLoud: boolean() };

/** Repeats its region for each of the scope's items. */
const each: Block = {
  settings: {},
  regions: ['item'],
  render: ({ region, scope }) =>
    (scope.items as readonly { name: string }[]).map((Item) => (
      <div key={Item.name}>{region('item', { Item })}</div>
    )),
};

const blocks = {
  note: defineBlock({ component: Note, settings, regions: ['content', 'aside'] }),
  bare: defineBlock({ component: Note, settings }),
  each,
};

const note = (words: string, more: object = {}) => ({ definition: 'note', attributes: { words }, ...more });

function html(components: unknown, data: PageBlocksProps['data'] = {}): string {
  return renderToStaticMarkup(<PageBlocks components={components} blocks={blocks} data={data} />);
}

beforeEach(() => {
  propsSeen = [];
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a block shows its settings, its content and its other regions', () => {
  const view = [note('a', { regions: { content: [note('b'), note('c')], aside: [note('d')] } })];
  expect(html(view)).toBe(
    '<section>a<section>b</section><section>c</section><aside><section>d</section></aside></section>',
  );
});

test('a region that a block does not have stays unseen, and an empty one is none', () => {
  const inside = { content: [note('x')], elsewhere: [note('y')] };
  expect(html([{ definition: 'bare', regions: inside }])).toBe('<section></section>');
  html([note('a', { regions: { content: [], aside: [] } })]);
  expect(propsSeen.at(-1)).toMatchObject({ children: undefined, aside: undefined });
});

test('expressions are replaced by what providers hold', () => {
  const view = [{ definition: 'note', attributes: { words: '{!hero.title}!', isLoud: '{!hero.isNew}' } }];
  expect(html(view, { hero: { title: 'Rotors <&>', isNew: true } })).toContain('Rotors &lt;&amp;&gt;!');
  expect(propsSeen[0]).toMatchObject({ isLoud: true });
});

test('a block sees its own settings alone', () => {
  const attributes = {
    words: 'a',
    className: 'x',
    style: { color: 'red' },
    dangerouslySetInnerHTML: { __html: '<b>' },
    children: 'x',
    aside: 'x',
    ref: 'x',
    key: 'x',
    onClick: 'x',
    toString: 'x',
  };
  const given = JSON.stringify([{ definition: 'note', attributes }]).replace('"ref"', '"__proto__"');
  expect(html(JSON.parse(given))).toBe('<section>a</section>');
  expect(Object.keys(propsSeen[0] ?? {}).sort()).toEqual(['aside', 'children', 'words']);
});

describe('when', () => {
  const shown = (when: unknown, hero: object = {}): boolean => html([note('a', { when })], { hero }) !== '';
  test.each([
    ['text', true],
    ['', false],
    [0, false],
    [1, true],
    [false, false],
    ['false', false],
    [null, false],
    [[], false],
    [[0], true],
    [{}, true],
  ])('%j is there: %s', (value, isVisible) => expect(shown('{!hero.value}', { value })).toBe(isVisible));

  test('names nothing: nothing is shown', () => expect(shown('{!nobody.there}')).toBe(false));

  test('is no text', () => {
    expect([undefined, null, true, 'yes', 1].map((when) => shown(when))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([false, 'false', '', 0, []].map((when) => shown(when))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('an unknown block', () => {
  const view = [{ definition: 'carousel', regions: { content: [note('inside')] } }, note('after')];

  test('shows visitors nothing', () => expect(html(view)).toBe('<section>after</section>'));

  test('says so to authors', () => {
    render(<PageBlocks components={view} blocks={blocks} data={{}} unknownBlock={UnknownBlock} />);
    expect(screen.getByRole('status').textContent).toContain('There is no block “carousel”');
  });

  test.each(['constructor', '__proto__', 'toString', ''])('is not found in the language: %j', (definition) =>
    expect(html([{ definition }])).toBe(''),
  );
});

test('whatever a view is, nothing throws and the blocks beside it are shown', () => {
  const wrong: readonly unknown[] = [
    null,
    7,
    'note',
    [],
    {},
    [[note('x')]],
    { definition: 7 },
    { definition: null },
    { definition: { toString: 1, valueOf: 1 } },
    { definition: Symbol('note') },
    { definition: Object.create(null) },
    { definition: ['note'] },
    () => note('x'),
  ];
  expect(html([...wrong, note('after')])).toBe('<section>after</section>');
  for (const attributes of [null, 7, 'words', [1], true])
    expect(html([{ definition: 'note', attributes }])).toBe('<section></section>');
  for (const regions of [null, 7, 'content', [note('x')], { content: note('x') }, { content: 'x' }])
    expect(html([{ definition: 'note', regions }])).toBe('<section></section>');
  for (const components of [undefined, null, {}, 'note', 7]) expect(html(components)).toBe('');
});

test('regions inside regions end somewhere', () => {
  let inner: object = note('innermost');
  for (let depth = 0; depth < 40; depth++) inner = note('', { regions: { content: [inner] } });
  expect(html([inner])).toContain('innermost');
  expect(html([note('', { regions: { content: [inner] } })])).not.toContain('innermost');

  const endless: { definition: string; regions?: object } = note('around');
  endless.regions = { content: [endless] };
  expect(html([endless]).match(/around/g)).toHaveLength(41);
});

test('blocks with ids keep their state where others come and go', () => {
  const view = (...ids: readonly (string | undefined)[]) => (
    <PageBlocks components={ids.map((id) => note(id ?? 'none', { id }))} blocks={blocks} data={{}} />
  );
  const { container, rerender } = render(view('a', 'b', 'c'));
  const elements = [...container.children];
  rerender(view('c', 'a'));
  expect([...container.children]).toEqual([elements[2], elements[0]]);
});

test('ids that are taken, empty or look like places lose no block and change no other', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const ids = ['a', 'a', undefined, '2', '#2', '', 3, 'a'];
  const { container } = render(
    <PageBlocks components={ids.map((id) => note('x', { id }))} blocks={blocks} data={{}} />,
  );
  expect(container.children).toHaveLength(ids.length);
  expect(error).not.toHaveBeenCalled();
});

describe('a repeated region', () => {
  const view = [
    {
      definition: 'each',
      regions: { item: [{ definition: 'note', attributes: { words: '{!Item.name} of {!site.name}' } }] },
    },
  ];
  const page = (data: PageBlocksProps['data'], components: unknown = view) => (
    <PageBlocks components={components} blocks={blocks} data={data} />
  );
  const items = [{ name: 'Lids' }, { name: 'Rotors' }];
  const site = { name: 'Relab' };

  test('knows its item beside everything else', () => {
    render(page({ items, site }));
    expect(screen.getAllByText(/of Relab/).map((element) => element.textContent)).toEqual([
      'Lids of Relab',
      'Rotors of Relab',
    ]);
  });

  test('inside another sees its own item', () => {
    const inner = [{ definition: 'each', regions: view[0]?.regions }];
    render(page({ items, site }, [{ definition: 'each', regions: { item: inner } }]));
    expect(screen.getAllByText('Lids of Relab')).toHaveLength(2);
  });

  test('follows everything that its expressions name', () => {
    const { container, rerender } = render(page({ items, site }));
    rerender(page({ items, site: { name: 'the lab' } }));
    expect(container.textContent).toBe('Lids of the labRotors of the lab');
    rerender(page({ items: [{ name: 'Lids' }], site: { name: 'the lab' } }, structuredClone(view)));
    expect(container.textContent).toBe('Lids of the lab');
  });

  test('is not rendered again for items that stayed what they were', () => {
    const { rerender } = render(page({ items, site }));
    propsSeen = [];
    rerender(page({ items: [...items, { name: 'Seals' }], site, unrelated: {} }));
    expect(propsSeen).toMatchObject([{ words: 'Seals of Relab' }]);
  });
});

describe('between two renders', () => {
  const view = [
    note('{!hero.title}', { id: 'hero', when: '{!hero}' }),
    { definition: 'note', attributes: { words: 'Guides: {!guides.items.length}' } },
  ];
  const page = (data: PageBlocksProps['data']) => (
    <PageBlocks components={view} blocks={blocks} data={data} />
  );

  test('a provider may disappear and come back', () => {
    const hero = { title: 'Rotors' };
    const { container, rerender } = render(page({ hero, guides: { items: [1, 2] } }));
    expect(container.textContent).toBe('RotorsGuides: 2');
    for (const gone of [{}, { hero: null, guides: null }, { hero: undefined, guides: { items: 'x' } }]) {
      rerender(page(gone));
      expect(container.textContent).toBe('Guides: ');
    }
    rerender(page({ hero }));
    expect(container.textContent).toBe('RotorsGuides: ');
  });
});

test('the browser takes over what the server rendered as it is', async () => {
  const view = [
    note('{!hero.title}', { id: 'a', regions: { content: [note('b')] } }),
    { definition: 'none' },
  ];
  const page = <PageBlocks components={view} blocks={blocks} data={{ hero: { title: 'Rotors' } }} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const before = root.innerHTML;
  const errors: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (problem) => errors.push(problem) });
  });
  expect(errors).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  expect(root.innerHTML).toBe(before);
});
