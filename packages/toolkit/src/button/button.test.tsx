import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buttonSettings } from './button.tsx';
import { ActionButton, Button } from './index.ts';

test('C-029 a button is a link styled as a button', () => {
  expect(render(<Button text="I want to sell my equipment" url="/sell?type=contactForm" />)).toMatch(
    /^<a href="\/sell\?type=contactForm" class="[^"]+">I want to sell my equipment<\/a>$/,
  );
});

test('S-113 S-114 types and sizes', () => {
  expect(['primary', 'secondary', 'tertiary', 0].map(buttonSettings.type.read)).toEqual([
    'primary',
    'secondary',
    'primary',
    'primary',
  ]);
  expect(['small', 'large', 'medium', null].map(buttonSettings.size.read)).toEqual([
    'small',
    'large',
    'small',
    'small',
  ]);
});

test('S-111 S-112 alignment, type, size, stretch and assistive text all show', () => {
  const html = render(
    <Button
      text="Go"
      url="/x"
      alignment="center"
      type="secondary"
      size="large"
      stretch
      assistiveText="to the cart"
    />,
  );
  for (const word of ['center', 'secondary', 'large', 'stretch', 'to the cart']) expect(html).toContain(word);
});

test('nothing to press is shown for an unsafe or missing address', () => {
  expect(render(<Button text="Go" url="javascript:alert(1)" />)).toBe('');
  expect(render(<Button text="Go" />)).toBe('');
  expect(render(<Button text="" url="/x" />)).toBe('');
});

test('an action submits its form by default and says when it is under way', () => {
  expect(render(<ActionButton>Place order</ActionButton>)).toContain('type="submit"');
  expect(render(<ActionButton busy>Place order</ActionButton>)).toContain('aria-busy="true"');
});
