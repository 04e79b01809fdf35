import { readFileSync } from 'node:fs';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { columnDefinition } from '../column/index.ts';
import { PageBlocks } from '../page/index.ts';
import { textBlockDefinition } from '../text-block/index.ts';
import { Section, sectionDefinition } from './index.ts';

test('S-061 a section may have a picture under a translucent colour', () => {
  const image = { url: '/bench.webp', altText: '' };
  const html = render(<Section image={image} overlayColor="oklch(0.32 0.1 262 / 0.28)" priority />);
  expect(html).toContain('src="/bench.webp"');
  expect(html).toContain('--overlay:oklch(0.32 0.1 262 / 0.28)');
});

test('a named section is a landmark', () => {
  expect(render(<Section label="Sell your equipment">x</Section>)).toContain(
    'aria-label="Sell your equipment"',
  );
  expect(render(<Section>x</Section>)).not.toContain('aria-label');
});

test('text on the dark panel is light', () => {
  expect(render(<Section backgroundColor="var(--color-panel)" />)).toContain(
    '--section-color:var(--color-on-panel)',
  );
  expect(render(<Section backgroundColor="red; display: none" />)).not.toContain('red');
});

const blocks = { section: sectionDefinition, column: columnDefinition, 'text-block': textBlockDefinition };

test('S-014 S-015 S-039 C-027 C-039 a page’s data makes sections of one column of twelve parts', () => {
  const section = (text: string) => ({
    definition: 'section',
    regions: {
      content: [
        {
          definition: 'column',
          attributes: { width: 12 },
          regions: { content: [{ definition: 'text-block', attributes: { text } }] },
        },
      ],
    },
  });
  const html = render(<PageBlocks components={[section('one'), section('two')]} blocks={blocks} data={{}} />);
  const one = '<section [^>]*><div class="[^"]*columns[^"]*"><div [^>]*--column-span:12"><p [^>]*>';
  expect(html).toMatch(
    new RegExp(`^${one}one</p></div></div></section>${one}two</p></div></div></section>$`),
  );
});

test.each(['section', 'two-column-layout'])(
  'S-040 S-041 C-040 S-267 S-268 %s is a column up to 64em and a row from 64.0625em',
  (block) => {
    const sheet = readFileSync(new URL(`../${block}/${block}.module.css`, import.meta.url), 'utf8');
    const [narrow = '', wide = ''] = sheet.split('@media (width >= 64.0625em)');
    const columns = (css: string) => /\.columns \{([^}]*)\}/.exec(css)?.[1];
    expect(columns(narrow)).toMatch(/display: flex;\s+flex-direction: column;/);
    expect(columns(wide)).toMatch(/display: grid;\s+grid-template-columns: repeat\(12, /);
  },
);
