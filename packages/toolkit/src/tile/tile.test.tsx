import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { webPage } from '../link/index.ts';
import { Tile } from './index.ts';

test('S-285 S-286 a tile is 300px high and its picture takes 0.6 of it', () => {
  const html = render(<Tile title="Condition grades" />);
  expect(html).toContain('--tile-height:300px');
  expect(html).toContain('--tile-image:0.6');
});

test('S-050 S-051 S-052 the settings of the home page reach the style', () => {
  const html = render(
    <Tile
      title="x"
      height={325}
      imageHeight={60}
      buttonGroupWidth={75}
      buttonGroupHeight={45}
      primaryButton="Learn More"
    />,
  );
  for (const part of [
    '--tile-height:325px',
    '--tile-image:0.6',
    '--group-width:75%',
    '--group-height:45px',
  ]) {
    expect(html).toContain(part);
  }
});

test('S-032 buttons can be hidden', () => {
  const buttons = { primaryButton: 'Learn More', secondaryButton: 'Contact Us' };
  expect(render(<Tile title="x" {...buttons} />)).toMatch(/Learn More.*Contact Us/);
  expect(render(<Tile title="x" {...buttons} showButtons={false} />)).not.toMatch(/Learn More|Contact Us/);
});

test('the title names the link of the whole tile', () => {
  const html = render(
    <Tile title="Shipping" link={{ pageReference: webPage('/guides/shipping') }} level={2} />,
  );
  expect(html).toMatch(/<h2 [^>]*><a href="\/guides\/shipping"[^>]*>Shipping<\/a><\/h2>/);
});
