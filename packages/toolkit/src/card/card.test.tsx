import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from './index.ts';

test('S-057 S-058 S-059 S-060 height 500, picture 50%, content 80, width 100', () => {
  const html = render(<Card>Sell</Card>);
  for (const part of [
    '--card-height:500px',
    '--card-portion:0.5',
    '--card-content:0.8',
    '--card-width:100%',
  ]) {
    expect(html).toContain(part);
  }
});

test('settings out of range are clamped', () => {
  const html = render(<Card imagePortion={140} contentWidth={-3} height={-1} />);
  for (const part of ['--card-portion:1;', '--card-content:0;', '--card-height:0px'])
    expect(html).toContain(part);
});

test('S-032 buttons can be hidden', () => {
  expect(render(<Card primaryButton="Sell" />)).toContain('Sell');
  expect(render(<Card primaryButton="Sell" showButtons={false} />)).not.toContain('Sell');
});
