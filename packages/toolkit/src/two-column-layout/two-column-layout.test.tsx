import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBlocks } from '../page/index.ts';
import { textBlockDefinition } from '../text-block/index.ts';
import { TwoColumnLayout, twoColumnLayoutDefinition } from './index.ts';

const blocks = { 'two-column-layout': twoColumnLayoutDefinition, 'text-block': textBlockDefinition };
const words = (text: string) => [{ definition: 'text-block', attributes: { text } }];
const shown = (attributes: object) =>
  render(
    <PageBlocks
      components={[
        { definition: 'two-column-layout', attributes, regions: { left: words('L'), right: words('R') } },
      ]}
      blocks={blocks}
      data={{}}
    />,
  );

test('S-013 the two columns of a page’s data, halves by default', () => {
  const html = shown({});
  expect(html).toContain('--left-parts:6;--right-parts:6;--columns-gap:var(--space-6)');
  expect(html).toMatch(/left[^>]*><p [^>]*>L<\/p><\/div><div class="[^"]*right[^>]*><p [^>]*>R</);
});

test.each([
  ['50%', 6],
  ['16.67%', 2],
  ['33.33%', 4],
  ['66.67%', 8],
])('S-262 S-263 %s on the left are %i of twelve parts, the rest is on the right', (leftWidth, parts) => {
  expect(shown({ leftWidth })).toContain(`--left-parts:${parts};--right-parts:${12 - parts}`);
});

test('S-262 there is no other portion', () => {
  expect(shown({ leftWidth: '40%' })).toContain('--left-parts:6');
});

test('S-184 S-185 the gap takes the six spacings', () => {
  expect(shown({ gap: 'x-large' })).toContain('--columns-gap:var(--space-10)');
  expect(shown({ gap: 'none' })).toContain('--columns-gap:0px');
});

test('the side that stands on top on a phone comes first for screen readers too', () => {
  const html = shown({ first: 'right' });
  expect(html.indexOf('>R<')).toBeLessThan(html.indexOf('>L<'));
});

test('columns stand at the top unless said otherwise', () => {
  for (const verticalAlignment of ['center', 'bottom', 'stretch'])
    expect(shown({ verticalAlignment })).toMatch(new RegExp(`class="[^"]*${verticalAlignment}`));
  expect(shown({ verticalAlignment: 'middle' })).toMatch(/class="[^"]*top/);
});

test('an empty side is really empty, so that it takes no room', () => {
  expect(render(<TwoColumnLayout left="L" />)).toMatch(/<div class="[^"]*right[^"]*"><\/div>/);
});
