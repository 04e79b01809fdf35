import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { webPage } from '../link/index.ts';
import { PageBlocks } from '../page/index.ts';
import { buttonSettings } from './button.tsx';
import { ActionButton, Button, buttonDefinition } from './index.ts';

test('C-029 a button is a link styled as a button', () => {
  expect(render(<Button text="I want to sell my equipment" url="/sell?type=contactForm" />)).toMatch(
    /^<a href="\/sell\?type=contactForm" class="[^"]+">I want to sell my equipment<\/a>$/,
  );
});

test('S-113 S-114 C-058 C-059 X-22 types and sizes', () => {
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

test('S-111 C-056 alignment, type, size, stretch and assistive text all show', () => {
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

test.each(['left', 'center', 'right'])('S-112 C-057 a button may stand %s', (alignment) => {
  const html = render(
    <PageBlocks
      components={[{ definition: 'button', attributes: { text: 'Go', url: '/x', alignment } }]}
      blocks={{ button: buttonDefinition }}
      data={{}}
    />,
  );
  expect(html).toMatch(new RegExp(`class="[^"]*${alignment}`));
});

test('S-112 C-057 no other alignment is known', () => {
  expect(buttonSettings.alignment.read('top')).toBeUndefined();
});

test('S-088 S-251 a button may write a mail, in a new window', () => {
  const html = render(<Button text="Write" url="mailto:desk@example.test" />);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('Opens a new window or page');
});

test('a page wins over an address', () => {
  expect(render(<Button text="Go" url="/x" link={{ pageReference: webPage('/y') }} />)).toContain(
    'href="/y"',
  );
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
