import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buttonDefinition } from '../button/index.ts';
import { PageBlocks } from '../page/index.ts';
import { ButtonGroup, buttonGroupDefinition } from './index.ts';

test('S-108 two slots, the primary first', () => {
  const html = render(<ButtonGroup primaryButton={<i>one</i>} secondaryButton={<i>two</i>} />);
  expect(html.indexOf('one')).toBeLessThan(html.indexOf('two'));
});

test('S-109 S-110 50px high and 100% wide by default', () => {
  const html = render(<ButtonGroup primaryButton="x" />);
  expect(html).toContain('--group-height:50px');
  expect(html).toContain('--group-width:100%');
});

test('S-052 the settings of the home page reach the style', () => {
  const html = render(<ButtonGroup primaryButton="x" width={75} height={45} alignment="center" />);
  expect(html).toContain('--group-width:75%');
  expect(html).toContain('--group-height:45px');
  expect(html).toContain('center');
});

test('S-010 S-108 a group of a page’s data holds its two buttons', () => {
  const button = (text: string) => [{ definition: 'button', attributes: { text, url: '/x' } }];
  const html = render(
    <PageBlocks
      components={[
        {
          definition: 'button-group',
          attributes: { spacing: 'large', direction: 'vertical' },
          regions: { secondaryButton: button('Contact Us'), primaryButton: button('Learn More') },
        },
      ]}
      blocks={{ 'button-group': buttonGroupDefinition, button: buttonDefinition }}
      data={{}}
    />,
  );
  expect(html).toMatch(/vertical.*--group-gap:var\(--space-8\).*Learn More.*Contact Us/);
});

test('a group without buttons takes no room', () => {
  expect(render(<ButtonGroup />)).toBe('');
});
