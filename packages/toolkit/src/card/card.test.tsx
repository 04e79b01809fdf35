import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { PageBlocks } from '../page/index.ts';
import { Card } from './index.ts';

test('S-012 S-031 a card is a block of pages, filled from a content item', () => {
  const bannerImage = { contentKey: 'MC1', url: '/sfsites/c/cms/delivery/media/MC1', altText: 'Bench' };
  const component = {
    definition: 'card',
    attributes: { image: '{!sell.contentBody.bannerImage}' },
    regions: { content: [{ definition: 'text-block', attributes: { text: '{!sell.title}' } }] },
  };
  const page = (data: object) =>
    render(<PageBlocks components={[component]} blocks={toolkitBlocks} data={{ ...data }} />);
  expect(page({ sell: { title: 'Idle?', contentBody: { bannerImage } } })).toMatch(/alt="Bench".*Idle\?/);
  expect(page({ sell: { title: 'Idle?' } })).toMatch(/<div class="[^"]*image[^"]*"><\/div>.*Idle\?/);
});

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
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const html = render(<Card imagePortion={140} contentWidth={-3} height={-1} />);
  for (const part of ['--card-portion:1;', '--card-content:0;', '--card-height:0px'])
    expect(html).toContain(part);
  warn.mockRestore();
});

test('S-032 buttons can be hidden', () => {
  expect(render(<Card primaryButton="Sell" />)).toContain('Sell');
  expect(render(<Card primaryButton="Sell" showButtons={false} />)).not.toContain('Sell');
});

test('the picture stands left unless settings say right, and its color gets a text color that can be read', () => {
  expect(render(<Card />)).toMatch(/^<div class="[^"]*left/);
  expect(render(<Card imageLocation="right" />)).toMatch(/^<div class="[^"]*right/);
  expect(render(<Card backgroundColor="var(--color-panel)" />)).toContain(
    '--card-color:var(--color-on-panel)',
  );
});
