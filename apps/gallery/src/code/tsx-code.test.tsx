import { toolkitBlocks } from '@relab/toolkit/blocks';
import type { Component } from '@relab/toolkit/page';
import { createElement, Fragment, type ReactNode } from 'react';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { blockPages } from '../examples/index.ts';
import { BlockExampleContent } from '../frame/block-example.tsx';
import { html } from '../html.fixture.tsx';
import { expressionSource, literal } from './literal.ts';
import { elementSource, importsOf, tsxCode } from './tsx-code.ts';

// Some examples show what becomes of settings that are wrong; blocks say so in development.
beforeAll(() => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  return () => warn.mockRestore();
});

async function imported(name: string, folder: string): Promise<unknown> {
  const module: Readonly<Record<string, unknown>> = await import(`@relab/toolkit/${folder}`);
  expect(module[name], `${name} of @relab/toolkit/${folder}`).toBeDefined();
  return module[name];
}

/** Runs the code that the gallery prints, with what it imports. */
async function run(components: readonly Component[], data: object): Promise<ReactNode> {
  const { code } = await transformWithOxc(`const element = ${elementSource(components)};`, 'code.tsx', {
    jsx: { runtime: 'classic', pragma: 'createElement', pragmaFrag: 'Fragment' },
  });
  const imports = importsOf(components);
  const values = await Promise.all(imports.map(([name, folder]) => imported(name, folder)));
  const names = ['createElement', 'Fragment', ...imports.map(([name]) => name), ...Object.keys(data)];
  const make = new Function(...names, `${code}; return element;`);
  return make(createElement, Fragment, ...values, ...Object.values(data));
}

describe.each(Object.entries(blockPages))('the TSX of %s', (_, { examples }) => {
  const shown = examples.filter(({ components }) => components.length > 0);
  test.each(shown.map((example) => [example.name, example] as const))(
    'makes %s as the page does',
    async (_, example) => {
      const { components, data = {} } = example;
      expect(await html(await run(components, data))).toBe(await html(<BlockExampleContent {...example} />));
    },
  );
});

test('code can be copied as it is: imports, then the element', () => {
  const components = [
    {
      definition: 'section',
      attributes: { spacing: 'small' },
      regions: {
        content: [{ definition: 'text-block', attributes: { text: 'It’s “A”', level: 2, bold: true } }],
      },
    },
  ];
  expect(Object.keys(toolkitBlocks)).toContain('section');
  expect(tsxCode(components)).toBe(`import { Section } from '@relab/toolkit/section';
import { TextBlock } from '@relab/toolkit/text-block';

<Section spacing="small">
  <TextBlock text="It’s “A”" level={2} bold />
</Section>
`);
});

test('data expressions become what they name', () => {
  expect(expressionSource('{!hero.title}')).toBe('hero.title');
  expect(expressionSource('From {!Item.price} `€` on')).toBe(`\`From \${data.price} \\\`€\\\` on\``);
  expect(expressionSource('nothing')).toBeUndefined();
  expect(literal({ url: "it's", 'aria-label': '{!Item}', list: [1, true, null] })).toBe(
    "{ url: 'it\\'s', 'aria-label': data, list: [1, true, null] }",
  );
});
