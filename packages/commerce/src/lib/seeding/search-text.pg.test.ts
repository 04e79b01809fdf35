import { testEngines } from '@relab/database/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type TestShop } from '../commerce.fixture.ts';
import { createNormalizer, formsOf, readSearchLetters } from './search-text.ts';

describe.each(testEngines)('texts of the search on %s', (engine) => {
  let shop: TestShop;
  let normal: ReturnType<typeof createNormalizer>;
  beforeAll(async () => {
    shop = await openShop(engine);
    normal = createNormalizer(await readSearchLetters(shop.database));
  });
  afterAll(() => shop.close());

  async function databaseTexts(texts: readonly string[]) {
    const { rows } = await sql<{ normal: string; forms: string | null }>`
      select search_normal(given) as normal, search_forms(search_normal(given)) as forms
      from unnest(${texts as string[]}::text[]) with ordinality as t (given, at) order by at`.execute(
      shop.database,
    );
    return rows;
  }

  test('are made as the database makes them, whatever Latin letters, digits and signs they have', async () => {
    const words = fc.oneof(
      fc.constantFrom(
        '5810',
        'R',
        '5810R',
        'XRS+',
        'RL-000123',
        'HPLC',
        'a1b2',
        'Göttingen',
        'Łódź',
        'Æ',
        'ß',
      ),
      fc.string({ unit: fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code)) }),
      fc.string({ unit: fc.integer({ min: 0x2000, max: 0x23ff }).map((code) => String.fromCharCode(code)) }),
    );
    const texts = fc.sample(fc.array(words, { maxLength: 12 }), { numRuns: 1000, seed: 40 });
    const joined = texts.map((one) => one.join(' '));
    const expected = await databaseTexts(joined);
    for (const [at, text] of joined.entries()) {
      const made = normal(text);
      expect(made).toBe(expected[at]?.normal);
      expect(formsOf(made ?? '')).toBe(expected[at]?.forms ?? '');
    }
  });

  test('with other letters are left to the database', () => {
    expect(normal('Φυγόκεντρος')).toBeUndefined();
    expect(normal('遠心分離機 5810')).toBeUndefined();
    expect(normal('tab\tand line')).toBeUndefined();
  });
});
