import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { choice, text } from '../settings/index.ts';
import { type Blocks, defineBlock, pageSchema } from './index.ts';

const compile = (blocks: Blocks, allErrors = false) =>
  new Ajv2020({ allowUnionTypes: true, allErrors }).compile(pageSchema(blocks));

const page = (...content: readonly object[]) => ({ viewType: 'home', title: 'Home', regions: { content } });

test('the schema is one of 2020-12', () => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(pageSchema(toolkitBlocks))).toBe(true);
  expect(compile(toolkitBlocks)(page({ definition: 'section' }))).toBe(true);
});

test('blocks may be called anything, and there may be none', () => {
  const block = defineBlock({ settings: { tone: choice(['a', 'b']) }, render: () => null });
  const blocks = { 'c:hero/large ~ 100%': block, component: block, bound: block };
  const validate = compile(blocks);
  for (const definition of Object.keys(blocks)) {
    expect(validate(page({ definition, attributes: { tone: 'a' } }))).toBe(true);
    expect(validate(page({ definition, attributes: { tone: 'c' } }))).toBe(false);
  }
  expect(compile({})(page())).toBe(true);
  expect(compile({})(page({ definition: 'section' }))).toBe(false);
});

test('a mistake is reported where it is', () => {
  const validate = compile(toolkitBlocks, true);
  validate(
    page({ definition: 'section', regions: { content: [{ definition: 'tile', attributes: { level: 9 } }] } }),
  );
  expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(
    '/regions/content/0/regions/content/0/attributes/level',
  );
  expect(validate.errors?.length).toBeLessThan(20);
});

test('regions inside regions take no time of their own, also when every mistake is asked for', () => {
  const note = defineBlock({ settings: { keywords: text() }, regions: ['content'], render: () => null });
  const blocks = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`note-${index}`, note]));
  let inner: object = { definition: 'note-19', attributes: { keywords: [] } };
  for (let depth = 0; depth < 12; depth++) inner = { definition: 'note-7', regions: { content: [inner] } };
  const validate = compile(blocks, true);
  const start = performance.now();
  expect(validate(page(inner))).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('the schema file is of the blocks as they are', () => {
  const file = join(import.meta.dirname, '../../page-view.schema.json');
  const command = 'node packages/toolkit/scripts/page-schema.ts';
  expect(JSON.parse(readFileSync(file, 'utf8')), `Renew it with: ${command}`).toEqual(
    JSON.parse(JSON.stringify(pageSchema(toolkitBlocks))),
  );
});
