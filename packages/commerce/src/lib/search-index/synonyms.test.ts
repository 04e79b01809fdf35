import { expect, test } from 'vitest';
import { createSynonyms } from './synonyms.ts';
import { searchWords } from './words.ts';

const replace = createSynonyms({
  zentrifuge: 'centrifuge',
  'gekühlte Zentrifuge': 'refrigerated centrifuge',
  Öfen: 'oven',
});

test.each([
  ['Zentrifuge', ['centrifuge']],
  ['Eppendorf 5810 gekühlte Zentrifuge', ['eppendorf', '5810', 'refrigerated', 'centrifuge']],
  ['gekühlte Öfen', ['gekuhlte', 'oven']],
  ['constructor', ['constructor']],
  ['', []],
])('a search for "%s" is one for %j', (term, words) => expect(replace(searchWords(term))).toEqual(words));
