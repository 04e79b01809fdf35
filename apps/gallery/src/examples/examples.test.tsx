import { toolkitBlocks } from '@relab/toolkit/blocks';
import { type Component, checkPageView, expressionsIn, valueAt } from '@relab/toolkit/page';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { componentPages } from '../components/index.ts';
import { BlockExampleContent } from '../frame/block-example.tsx';
import { html } from '../html.fixture.tsx';
import { blockPages } from './index.ts';

// Some examples show what becomes of settings that are wrong; blocks say so in development.
beforeAll(() => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return () => warn.mockRestore();
});

const pages = Object.entries(blockPages);

function definitions({ definition, regions = {} }: Component): readonly string[] {
  return [definition, ...Object.values(regions).flatMap((inside) => inside.flatMap(definitions))];
}

test('every block of the toolkit has its page in the gallery, and there is no page without a block', () => {
  const without = Object.keys(toolkitBlocks).filter((name) => !Object.hasOwn(blockPages, name));
  expect(
    without,
    'these blocks have no examples: add a file to apps/gallery/src/examples and name it in its index.ts',
  ).toEqual([]);
  expect(Object.keys(blockPages).filter((name) => !Object.hasOwn(toolkitBlocks, name))).toEqual([]);
});

test('no component has the name of a block', () => {
  expect(Object.keys(componentPages).filter((name) => Object.hasOwn(blockPages, name))).toEqual([]);
});

describe.each(pages)('the examples of %s', (name, { examples }) => {
  test('have names that differ, and begin with one that shows the block', () => {
    const names = examples.map((example) => example.name);
    expect(new Set(names).size).toBe(names.length);
    expect(examples[0].components.flatMap(definitions)).toContain(name);
  });

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s can be shown',
    async (_, example) => {
      const { components, data = {}, skeleton, note } = example;
      const { length } = components.flatMap(definitions);
      expect(length > 0 || skeleton !== undefined).toBe(true);
      // An example that shows nothing is marked.
      expect((await html(<BlockExampleContent {...example} />)) === '' && note === undefined).toBe(false);
      for (const path of expressionsIn(JSON.stringify(components)))
        if (!path.startsWith('Item')) expect(valueAt(path, data), path).toBeDefined();
    },
  );
});

test('the usual example of a block has nothing that authors would be told', () => {
  const problems = pages.map(([name, { examples }]) => [
    name,
    checkPageView(
      { viewType: name, title: name, regions: { content: examples[0].components } },
      toolkitBlocks,
    ),
  ]);
  expect(problems).toEqual(pages.map(([name]) => [name, []]));
});
