import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverlapLayout } from './index.ts';
import { overlapLayoutSettings } from './overlap-layout.tsx';

test('S-118 S-119 the picture is left, right or top; left by default', () => {
  expect(['right', 'top', 'left', 'bottom', undefined].map(overlapLayoutSettings.imageLocation.read)).toEqual(
    ['right', 'top', 'left', 'left', 'left'],
  );
});

test('S-053 S-054 S-055 S-056 the settings of the home page reach the style', () => {
  const html = render(
    <OverlapLayout
      height={301}
      overlapSize={65}
      contentWidth={50}
      contentBackgroundColor="var(--color-panel)"
    >
      Discover
    </OverlapLayout>,
  );
  for (const part of [
    '--layout-height:301px',
    '--overlap:65px',
    '--content-width:50%',
    '--content-background:var(--color-panel)',
    '--content-color:var(--color-on-panel)',
  ]) {
    expect(html).toContain(part);
  }
});

test('S-117 one button, two, or none', () => {
  const buttons = { primaryButton: 'First', secondaryButton: 'Second' };
  expect(render(<OverlapLayout {...buttons} />)).toMatch(/First.*Second/);
  expect(render(<OverlapLayout {...buttons} showSecondaryButton={false} />)).not.toContain('Second');
  expect(render(<OverlapLayout {...buttons} showButtons={false} />)).not.toContain('First');
});

test('S-117 a single button stands where its own alignment says', () => {
  const settings = {
    buttonGroupAlignment: 'right',
    singleButtonAlignment: 'center',
    primaryButton: 'First',
  } as const;
  expect(render(<OverlapLayout {...settings} />)).toContain('center');
  expect(render(<OverlapLayout {...settings} secondaryButton="Second" />)).not.toContain('center');
});

test('S-115 the whole layout can be a link', () => {
  expect(render(<OverlapLayout isLink linkUrl="/sell" linkAssistiveText="Sell equipment" />)).toMatch(
    /<a href="\/sell"[^>]* aria-label="Sell equipment">/,
  );
  expect(render(<OverlapLayout isLink linkUrl="javascript:x" />)).not.toContain('<a');
});
