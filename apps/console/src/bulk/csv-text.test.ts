import { expect, test } from 'vitest';
import { csvLine, neutralised, withoutNeutralising } from './csv-text.ts';

test.each(['=1+1', '+49 30 1234', '-2+3', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x";"y")'])(
  'a text that begins like a formula (%s) is none in the file, and itself when it is read back',
  (text) => {
    expect(neutralised(text)).toBe(`'${text}`);
    expect(withoutNeutralising(neutralised(text))).toBe(text);
  },
);

test.each(['-5', '+5', '-1,234.50', "'tis", 'plain', ''])('%s stays as it is', (text) => {
  expect(neutralised(text)).toBe(text);
  expect(withoutNeutralising(text)).toBe(text);
});

test('a line quotes what needs it', () => {
  expect(csvLine(['a', 'b,c', 'say "x"', 'two\nlines', ' spaced', '=1;2'])).toBe(
    'a,"b,c","say ""x""","two\nlines"," spaced","\'=1;2"\r\n',
  );
});
