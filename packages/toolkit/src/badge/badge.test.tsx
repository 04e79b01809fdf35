import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './index.ts';

test('a status stands with its word', () => {
  expect(render(<Badge status="sold" text="Sold" />)).toMatch(/class="[^"]*sold[^"]*".*Sold<\/span>$/);
});

test('a mark goes before the word', () => {
  expect(render(<Badge text="Tested, working" mark="B" />)).toMatch(/<b[^>]*>B<\/b>Tested, working/);
});
