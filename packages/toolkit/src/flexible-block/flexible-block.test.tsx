import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBlocks } from '../page/index.ts';
import { textBlockDefinition } from '../text-block/index.ts';
import { FlexibleBlock, flexibleBlockDefinition } from './index.ts';

test('S-103 S-104 S-105 no border and square corners by default', () => {
  const html = render(<FlexibleBlock>x</FlexibleBlock>);
  expect(html).toContain('--block-border:0px solid var(--color-line)');
  expect(html).toContain('--block-radius:0px');
});

test('S-102 settings reach the style', () => {
  const html = render(
    <FlexibleBlock
      width={80}
      height={325}
      borderWidth={1}
      borderColor="navy"
      borderStyle="dotted"
      borderRadius={6}
      backgroundColor="var(--color-panel)"
      alignment="bottom"
    />,
  );
  for (const part of [
    '--block-width:80%',
    '--block-height:325px',
    '1px dotted navy',
    '--block-radius:6px',
    '--block-background:var(--color-panel)',
    '--block-color:var(--color-on-panel)',
    'bottom',
  ]) {
    expect(html).toContain(part);
  }
});

test('a block inside another takes nothing over from it', () => {
  const html = render(
    <FlexibleBlock height={500} backgroundColor="navy">
      <FlexibleBlock />
    </FlexibleBlock>,
  );
  const inner = html.slice(html.lastIndexOf('<div'));
  expect(inner).toContain('--block-height:initial');
  expect(inner).toContain('--block-background:initial');
});

test.each(['left', 'center', 'right', 'top', 'bottom'] as const)(
  'S-181 S-182 content may stand %s',
  (alignment) => {
    expect(render(<FlexibleBlock alignment={alignment} />)).toMatch(new RegExp(`class="[^"]*${alignment}`));
  },
);

test('S-008 a container of a page’s data holds blocks', () => {
  const html = render(
    <PageBlocks
      components={[
        {
          definition: 'flexible-block',
          attributes: { height: '{!hero.height}' },
          regions: { content: [{ definition: 'text-block', attributes: { text: 'words' } }] },
        },
      ]}
      blocks={{ 'flexible-block': flexibleBlockDefinition, 'text-block': textBlockDefinition }}
      data={{ hero: { height: 500 } }}
    />,
  );
  expect(html).toMatch(/^<div class="[^"]*block[^>]*--block-height:500px[^>]*><p [^>]*>words<\/p><\/div>$/);
});

test('words keep off a border or a color, and have the whole box where neither is', () => {
  const edged = (props: object) => render(<FlexibleBlock {...props}>x</FlexibleBlock>).includes('edged');
  expect(edged({ borderWidth: 1 })).toBe(true);
  expect(edged({ backgroundColor: 'navy' })).toBe(true);
  expect(edged({ borderWidth: 1, borderStyle: 'none' })).toBe(false);
  expect(edged({ borderRadius: 6 })).toBe(false);
});
