// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageBlocks } from '../page/index.ts';
import {
  parseResponsiveSizes,
  ResponsiveWrapper,
  responsiveWrapperDefinition,
  type SizeMatchChange,
  sizeQueries,
} from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const all = ['small', 'medium', 'large'];

test.each([
  ['S-190 C-145', 'medium', ['medium']],
  ['S-191 C-146', 's', ['small']],
  ['S-191 C-146', 'L', ['large']],
  ['S-192 C-147', 'small-large', all],
  ['S-192 C-147', 'm-l', ['medium', 'large']],
  ['S-192 C-147', ' Large - Medium ', ['medium', 'large']],
  ['S-193 C-148', 'small, large', ['small', 'large']],
  ['S-193 C-148', 's,m-l', all],
  ['S-193 C-148', 's,huge', ['small']],
  ['S-194 C-149', '', all],
  ['S-194 C-149', undefined, all],
  ['S-194 C-149', 'huge', all],
  ['S-194 C-149', 's-m-l', all],
  ['S-194 C-149', ['small'], all],
])('%s %j', (_, value, sizes) => expect(parseResponsiveSizes(value)).toEqual(sizes));

/** Whether a width in em is one that a query names: `(min-width: …)`, `(max-width: …)`, `(width > …)`, `(width < …)`. */
function isWithin(query: string, width: number): boolean {
  const limit = (before: string, fallback: number): number =>
    Number(new RegExp(`${before} ([\\d.]+)em`).exec(query)?.[1] ?? fallback);
  return (
    width >= limit('min-width:', 0) &&
    width <= limit('max-width:', Number.POSITIVE_INFINITY) &&
    width > limit('width >', -1) &&
    width < limit('width <', Number.POSITIVE_INFINITY)
  );
}

describe.each([
  ['S-269', 'small', [20, 47.9375]],
  ['S-270', 'medium', [48, 64]],
  ['S-271', 'large', [64.0625, 200]],
] as const)('%s', (_, size, widths) => {
  test.each(widths)(`${size} matches at %s em and nothing else does (S-019, S-063)`, (width) => {
    const matching = Object.entries(sizeQueries).filter(([, query]) => isWithin(query, width));
    expect(matching.map(([name]) => name)).toEqual([size]);
  });

  test('the style sheet hides by the same condition as the events tell', () => {
    const css = readFileSync(join(import.meta.dirname, 'responsive-wrapper.module.css'), 'utf8');
    expect(css).toContain(`@media ${sizeQueries[size]} {\n    .${size} {\n      display: none;`);
  });
});

test('C-028 the server’s first paint hides what does not match by style alone', () => {
  const html = renderToString(<ResponsiveWrapper sizes="large">menu</ResponsiveWrapper>);
  expect(html).toMatch(/class="[^"]*small[^"]*medium[^"]*"/);
  expect(html).not.toMatch(/class="[^"]*large/);
  expect(html).toContain('menu');
});

test('C-028 on all sizes nothing hides it, and a wrong setting hides nothing either but is warned of', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(renderToString(<ResponsiveWrapper>menu</ResponsiveWrapper>)).toBe('<div>menu</div>');
  expect(warn).not.toHaveBeenCalled();
  expect(renderToString(<ResponsiveWrapper sizes="enormous">menu</ResponsiveWrapper>)).toBe(
    '<div>menu</div>',
  );
  expect(warn.mock.calls.join()).toContain('ResponsiveWrapper: sizes');
});

describe('events', () => {
  const browser = (globalThis as unknown as { happyDOM: { setViewport(size: { width: number }): void } })
    .happyDOM;
  const [phone, tablet, desktop] = [600, 900, 1400].map((width) => () => browser.setViewport({ width }));
  const view = (sizes: string) => [
    { definition: 'responsive-wrapper', attributes: { sizes }, regions: { content: [] } },
  ];
  let heard: SizeMatchChange[] = [];
  const hear = ({ detail }: CustomEvent<SizeMatchChange>): void => void heard.push(detail);

  beforeEach(() => {
    heard = [];
    // happy-dom reads no fractions in `(width > …)`; the layout test in e2e uses a browser.
    const ask = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query.replace('width >', 'min-width:').replace('width <', 'max-width:')),
    );
    phone?.();
    document.addEventListener('sizematchchange', hear);
    return () => document.removeEventListener('sizematchchange', hear);
  });

  const page = (sizes: string) => (
    <PageBlocks
      components={view(sizes)}
      blocks={{ 'responsive-wrapper': responsiveWrapperDefinition }}
      data={{}}
    />
  );

  test('S-167 S-168 C-111 a match that begins and one that ends are told, once each', () => {
    const told: SizeMatchChange[] = [];
    render(
      <ResponsiveWrapper sizes="large" onSizeMatchChange={(change) => told.push(change)}>
        menu
      </ResponsiveWrapper>,
    );
    desktop?.();
    phone?.();
    tablet?.();
    const changes = [
      { size: 'large', isMatch: true, isShown: true },
      { size: 'large', isMatch: false, isShown: false },
    ];
    expect(told).toEqual(changes);
    expect(heard).toEqual(changes);
  });

  test('C-111 of a page made as data they are heard anywhere above it', () => {
    render(page('l'));
    desktop?.();
    expect(heard).toEqual([{ size: 'large', isMatch: true, isShown: true }]);
  });

  test('of several sizes each is told, and whether the content is shown for another', () => {
    const { rerender, unmount } = render(page('s-m'));
    tablet?.();
    heard = [];
    phone?.();
    tablet?.();
    expect(heard.map(({ isShown }) => isShown)).toEqual([true, true, true, true]);
    expect(heard.map(({ size, isMatch }) => `${size} ${isMatch}`)).toEqual([
      'small true',
      'medium false',
      'small false',
      'medium true',
    ]);
    rerender(page('l'));
    heard = [];
    phone?.();
    tablet?.();
    expect(heard).toEqual([]);
    desktop?.();
    expect(heard).toHaveLength(1);
    unmount();
    phone?.();
    expect(heard).toHaveLength(1);
  });

  test('the browser takes over what the server rendered as it is', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page('m'));
    const before = root.innerHTML;
    const errors: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, page('m'), { onRecoverableError: (error) => errors.push(error) });
    });
    expect(errors).toEqual([]);
    expect(root.innerHTML).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
