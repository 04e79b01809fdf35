import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HiddenRegion } from './index.ts';

test('S-035 what it holds is there and hidden', () => {
  expect(render(<HiddenRegion>data</HiddenRegion>)).toBe('<div hidden="">data</div>');
});
