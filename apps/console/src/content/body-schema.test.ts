import { expect, test } from 'vitest';
import { choiceLabel, kindOf, labelOf, membersOf, type NodeSchema, publishProblems } from './body-schema.ts';

const schema: NodeSchema = {
  type: 'object',
  required: ['title', 'fields'],
  properties: {
    title: { title: 'Title', type: 'string', maxLength: 255, 'x-node': 'NameField' },
    fields: {
      title: 'Fields',
      type: 'array',
      items: {
        type: 'object',
        properties: { label: { title: 'Label', type: 'string' } },
        required: ['label'],
      },
    },
  },
};

test.each<[NodeSchema, ReturnType<typeof kindOf>]>([
  [{ type: 'string', 'x-node': 'RichText', maxLength: 200_000 }, 'richText'],
  [{ type: 'string', 'x-node': 'NameField', maxLength: 255 }, 'line'],
  [{ type: 'string', 'x-node': 'MultilineText' }, 'text'],
  [{ type: 'string', maxLength: 2000 }, 'text'],
  [{ type: 'string', enum: ['manual', 'query'] }, 'choice'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'object', 'x-node': 'Media', properties: {} }, 'media'],
  [{ type: 'object', properties: {} }, 'group'],
  [{ type: 'array', items: { type: 'string' } }, 'list'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'json'],
])('what edits %j is a %s', (part, kind) => {
  expect(kindOf(part)).toBe(kind);
});

test('what keeps a body from being published names where it is', () => {
  const problems = publishProblems(schema, { title: '', fields: [{ label: 'Name' }, {}] });
  expect(problems.map(({ path }) => path.join('.'))).toEqual(['title', 'fields.1.label']);
  expect(publishProblems(schema, { title: 'News', fields: [] })).toEqual([]);
  expect(publishProblems(undefined, { anything: 1 })).toEqual([]);
});

test('a part of a body is called by the titles on the way to it', () => {
  expect(labelOf(schema, ['fields', '1', 'label'])).toBe('Fields, 2, Label');
  expect(labelOf(schema, ['title'])).toBe('Title');
  expect(labelOf(undefined, ['anything'])).toBe('anything');
});

test('members stand in the order that the schema names, others behind them', () => {
  const part = { type: 'string' } as const;
  const ordered: NodeSchema = {
    properties: { body: part, note: part, title: part },
    'x-order': ['title', 'body'],
  };
  expect(membersOf(ordered).map(([name]) => name)).toEqual(['title', 'body', 'note']);
});

test('choices are called as the schema says, else by their values', () => {
  const part: NodeSchema = {
    type: 'string',
    enum: ['query', 'manual'],
    'x-labels': { query: 'All of a type' },
  };
  expect(kindOf(part)).toBe('choice');
  expect(choiceLabel(part, 'query')).toBe('All of a type');
  expect(choiceLabel(part, 'manual')).toBe('manual');
  expect(choiceLabel(part, 'toString')).toBe('toString');
});
