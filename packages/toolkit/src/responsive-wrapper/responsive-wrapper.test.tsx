// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { parseResponsiveSizes, ResponsiveWrapper, type SizeMatchChange } from './index.ts';

afterEach(cleanup);

const all = ['small', 'medium', 'large'];

test.each([
  ['S-190', 'medium', ['medium']],
  ['S-191', 's', ['small']],
  ['S-191', 'L', ['large']],
  ['S-192', 'small-large', all],
  ['S-192', 'm-l', ['medium', 'large']],
  ['S-192', 'large-medium', ['medium', 'large']],
  ['S-193', 'small, large', ['small', 'large']],
  ['S-193', 's,m-l', all],
  ['S-194', '', all],
  ['S-194', undefined, all],
  ['S-194', 'huge', all],
])('%s %j', (_, value, sizes) => expect(parseResponsiveSizes(value)).toEqual(sizes));

test('the server’s first paint hides what does not match by style alone', () => {
  const html = renderToString(<ResponsiveWrapper sizes="large">menu</ResponsiveWrapper>);
  expect(html).toMatch(/class="[^"]*small[^"]*medium[^"]*"/);
  expect(html).not.toMatch(/class="[^"]*large/);
  expect(html).toContain('menu');
});

test('S-167 S-168 a size that begins and ends to match is told', () => {
  const browser = (globalThis as unknown as { happyDOM: { setViewport(size: { width: number }): void } })
    .happyDOM;
  browser.setViewport({ width: 600 });
  const changes: SizeMatchChange[] = [];
  render(
    <ResponsiveWrapper sizes="large" onSizeMatchChange={(change) => changes.push(change)}>
      menu
    </ResponsiveWrapper>,
  );
  browser.setViewport({ width: 1400 });
  browser.setViewport({ width: 700 });
  expect(changes).toEqual([
    { size: 'large', isShown: true },
    { size: 'large', isShown: false },
  ]);
});
