import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonGroup } from './index.ts';

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

test('a group without buttons takes no room', () => {
  expect(render(<ButtonGroup />)).toBe('');
});
