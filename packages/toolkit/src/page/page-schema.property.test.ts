import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { type Setting, settingProblem } from '../settings/index.ts';
import { expressionsIn } from './data-expression.ts';
import { type Fields, isFields } from './fields.ts';
import { type Block, type Blocks, checkPageView, pageSchema } from './index.ts';

const blocks: Blocks = toolkitBlocks;
const validate = new Ajv2020({ allowUnionTypes: true }).compile(pageSchema(blocks));

/**
 * Blocks read more than authors should write: digits and flags as words, words in other case. And a schema cannot say of
 * colors, pictures and links all that a reader knows. For everything else the two must agree.
 */
function isSameProblem(setting: Setting, value: unknown): boolean {
  if (typeof value === 'string' && expressionsIn(value).length > 0) return true;
  switch (setting.kind) {
    case 'number':
      return typeof value !== 'string' || value.trim() === '' || Number.isNaN(Number(value));
    case 'boolean':
      return value !== 'true' && value !== 'false';
    case 'choice':
      return (
        typeof value !== 'string' ||
        setting.choices.includes(value) === setting.choices.includes(value.trim().toLowerCase())
      );
    case 'pattern':
      return (
        typeof value !== 'string' ||
        new RegExp(setting.pattern.source, 'u').test(value) === setting.pattern.test(value.trim())
      );
    case 'text':
      return typeof value !== 'number';
    case 'html':
      return typeof value !== 'object' || value === null;
    case 'color':
    case 'image':
    case 'link':
      return settingProblem(setting, value) === undefined || typeof value === 'number';
    case 'data':
      return true;
  }
}

function componentsIn(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(componentsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(componentsIn)] : [];
}

const isSameViewProblem = (view: unknown): boolean =>
  componentsIn(view).every(({ definition, attributes }) => {
    const block = typeof definition === 'string' && Object.hasOwn(blocks, definition) && blocks[definition];
    return (
      !block ||
      !isFields(attributes) ||
      Object.entries(block.settings).every(([name, setting]) => isSameProblem(setting, attributes[name]))
    );
  });

function written(setting: Setting): fc.Arbitrary<unknown> {
  switch (setting.kind) {
    case 'choice':
      return fc.constantFrom(...setting.choices);
    case 'number': {
      const { min, max, isInteger, keywords } = setting;
      const limits = { min: min, max: max };
      const amount = isInteger ? fc.integer(limits) : fc.double({ ...limits, noNaN: true });
      return keywords === undefined ? amount : fc.oneof(amount, fc.constantFrom(...keywords));
    }
    case 'boolean':
      return fc.boolean();
    case 'color':
      return fc.constantFrom('#123456', 'navy', 'var(--color-panel)');
    case 'image':
      return fc.constantFrom('/rotor.webp', { url: 'https://example.test/rotor.webp', altText: 'A rotor' });
    case 'link':
      return fc.constant({ pageReference: { type: 'standard__webPage', attributes: { url: '/sell' } } });
    case 'pattern':
      return fc.constant(null);
    case 'text':
    case 'html':
    case 'data':
      return fc.string();
  }
}

const expression = fc.constantFrom('{!hero.title}', 'about {!Item}');

function optional(arbitraries: readonly (readonly [string, fc.Arbitrary<unknown>])[]): fc.Arbitrary<Fields> {
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] }) as fc.Arbitrary<Fields>;
}

function component(name: string, { settings, regions }: Block, depth: number): fc.Arbitrary<unknown> {
  const attributes = Object.entries(settings).map(
    ([setting, declared]) =>
      [setting, fc.oneof({ arbitrary: written(declared), weight: 6 }, expression)] as const,
  );
  const inside = depth === 0 ? [] : regions.map((name) => [name, region(depth - 1)] as const);
  const more = [
    ['attributes', optional(attributes)],
    ['regions', optional(inside)],
    ['when', expression],
    ['id', fc.string()],
  ] as const;
  return optional(more).map((fields) => ({ definition: name, ...fields }));
}

function region(depth: number): fc.Arbitrary<unknown> {
  const known = Object.entries(blocks).map(([name, block]) => component(name, block, depth));
  return fc.array(fc.oneof(...known), { maxLength: 2 });
}

const word = fc.string({ minLength: 1 });

const goodView = fc.record(
  {
    viewType: word,
    title: word,
    dataProviders: fc.dictionary(fc.string(), fc.record({ definition: word })),
    regions: fc.record({ content: region(2), hidden: region(0) }, { requiredKeys: ['content'] }),
  },
  { requiredKeys: ['viewType', 'title', 'regions'] },
);

const mutation = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'rename', 'remove'),
  value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.constantFrom('{!hero', '{!1}', [])),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer Made> ? Made : never;

/** A copy of the view with one member, anywhere in it, replaced, renamed or removed. */
function mutated(view: unknown, { place, how, value }: Mutation): unknown {
  const copy: unknown = structuredClone(view);
  const places: (readonly [Record<string, unknown>, string])[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, member] of Object.entries(part)) {
      places.push([part as Record<string, unknown>, name]);
      walk(member);
    }
  };
  walk(copy);
  const [parent, name] = places[place % places.length] ?? [{}, ''];
  if (how === 'rename') parent[`${name}s`] = parent[name];
  if (how === 'replace') parent[name] = value;
  else if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
  return copy;
}

test('the schema and the check give the same verdict on every view', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const compared = { good: 0, bad: 0 };
  const compare = (view: unknown): void => {
    if (!isSameViewProblem(view)) return;
    const problems = checkPageView(view, blocks);
    const isValid = validate(view);
    compared[isValid ? 'good' : 'bad']++;
    if (isValid) expect(problems).toEqual([]);
    else expect(problems, JSON.stringify(validate.errors)).not.toEqual([]);
  };
  fc.assert(
    fc.property(goodView, fc.array(mutation, { minLength: 1, maxLength: 8 }), (view, mutations) => {
      expect(checkPageView(view, blocks)).toEqual([]);
      compare(view);
      for (const change of mutations) compare(mutated(view, change));
    }),
    { numRuns: 500 },
  );
  vi.restoreAllMocks();
  // Enough of both came up.
  expect(Math.min(compared.good, compared.bad)).toBeGreaterThan(300);
});
