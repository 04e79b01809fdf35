import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBlocks } from '../page/index.ts';
import { TextBlock, textBlockDefinition } from './index.ts';

test('S-027 a heading can be extra-large, centred and bold', () => {
  const html = render(<TextBlock text="Discover Relab" level={1} size="x-large" alignment="center" bold />);
  expect(html).toMatch(/^<h1 class="[^"]*x-large[^"]*center[^"]*bold[^"]*">Discover Relab<\/h1>$/);
});

test('without a level it is a paragraph, and no heading is deeper than the sixth', () => {
  expect(render(<TextBlock text="x" />)).toMatch(/^<p /);
  expect(render(<TextBlock text="x" level={7} />)).toMatch(/^<h6 /);
  expect(render(<TextBlock text="" level={2} />)).toBe('');
});

test('S-016 a text of a page’s data', () => {
  const html = render(
    <PageBlocks
      components={[{ definition: 'text-block', attributes: { text: 'Discover {!site.name}', level: 2 } }]}
      blocks={{ 'text-block': textBlockDefinition }}
      data={{ site: { name: 'Relab' } }}
    />,
  );
  expect(html).toMatch(/^<h2 class="[^"]*bold[^"]*">Discover Relab<\/h2>$/);
});

test.each([null, 'yes', 1])(
  'a heading stays bold when %j is said of it, a paragraph does not become so',
  (bold) => {
    const settings = { text: 'x', bold } as object;
    expect(render(<TextBlock {...settings} level={2} />)).toContain('bold');
    expect(render(<TextBlock {...settings} />)).not.toContain('bold');
    expect(render(<TextBlock text="x" level={2} bold={false} />)).not.toContain('bold');
  },
);

test('a heading of spaces is none', () => {
  expect(render(<TextBlock text="  " level={2} />)).toBe('');
});

test('it stands as what is around it does, unless an alignment is given', () => {
  expect(render(<TextBlock text="x" />)).not.toMatch(/left|center|right/);
  expect(render(<TextBlock text="x" alignment="left" />)).toContain('left');
});
