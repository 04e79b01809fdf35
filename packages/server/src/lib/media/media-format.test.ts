import { expect, test } from 'vitest';
import { negotiateFormat } from './media-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
  ['Image/AVIF', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif; q=0.0, image/webp;q=0.000, image/png', 'original'],
  ['image/avif;q=0.1', 'avif'],
  ['*/*', 'webp'],
  ['image/*', 'webp'],
  [undefined, 'webp'],
  ['', 'webp'],
  ['text/html', 'webp'],
  ['image/png,image/jpeg', 'original'],
  ['image/jpeg', 'original'],
  [',;q,;;==,image', 'webp'],
] as const)('who accepts %s gets %s', (accept, format) => {
  expect(negotiateFormat(accept)).toBe(format);
});
