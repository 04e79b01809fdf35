// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';

test('HTML reads as a line for each paragraph, entry and row', () => {
  expect(
    plainTextOf(
      '<h2>Cold  rooms</h2><p>Move <b>one</b><br>by yourself</p><ul><li>Plan</li><li>Pack</li></ul>' +
        '<table><tr><td>a</td><td>b</td></tr></table>',
    ),
  ).toBe('Cold rooms\nMove one\nby yourself\nPlan\nPack\na b');
});

test('what is hidden from readers is no text', () => {
  expect(plainTextOf('<p>A</p><script>alert(1)</script><style>p{}</style>')).toBe('A');
});
