import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlexibleBlock } from './index.ts';

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
      alignment="bottom"
    />,
  );
  for (const part of ['--block-width:80%', '--block-height:325px', '1px dotted navy', 'bottom']) {
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
