import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toolkitBlocks } from './blocks/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
// One style sheet is what others install; here each block brings its own.
const example = (/```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').replace(
  'toolkit/styles.css',
  'toolkit/theme',
);

test('the page of the README is five blocks in twenty lines and some imports, and does what it says', async () => {
  const body = example.slice(example.indexOf('const picture')).trim().split('\n');
  expect(body.length).toBeLessThanOrEqual(20);
  // Where git does not look.
  const folder = new URL('../dist/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('readme.tsx', folder), example);
  const { Shop }: { Shop: ComponentType<{ stock: { id: string; name: string }[] }> } = await import(
    `${new URL('readme.tsx', folder)}`
  );
  const stock = ['Sigma 3-30KS', 'Hettich Rotina 380R'].map((name) => ({ id: name, name }));
  const markup = renderToStaticMarkup(createElement(Shop, { stock }));
  expect(markup).toMatch(/<h1[^>]*>Used centrifuges<\/h1>/);
  for (const { name } of stock) expect(markup).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
  expect(markup).toContain('href="/contact"');
});

test('the README names every block', () => {
  const missing = Object.keys(toolkitBlocks).filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
