import { expect, test } from 'vitest';
import kept from '../bytes.json' with { type: 'json' };
import { blockBytes } from './block-bytes.ts';
import { bytesDifference } from './bytes-difference.ts';

test('each block adds the bytes that bytes.json says, within 5 %', async () => {
  const difference = bytesDifference(kept, await blockBytes());
  expect(
    difference,
    'If this is what the change is worth: node packages/toolkit/scripts/bytes.ts --write',
  ).toEqual([]);
}, 60_000);

test('a block that grew, shrank, came or went is told, and a few bytes are not', () => {
  const block = (script: number, style = 0) => ({ script, style });
  const before = { tile: block(4000, 800), badge: block(300), gone: block(1) };
  expect(bytesDifference(before, { tile: block(4200, 840), badge: block(330), gone: block(1) })).toEqual([]);
  expect(bytesDifference(before, { tile: block(3799, 841), badge: block(331), fresh: block(1) })).toEqual([
    'badge: script 300 → 331 bytes',
    'fresh is new',
    'gone is gone',
    'tile: script 4000 → 3799 bytes',
    'tile: style 800 → 841 bytes',
  ]);
});
