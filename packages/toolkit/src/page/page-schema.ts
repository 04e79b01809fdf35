import { type Schema, settingSchema } from '../settings/setting-schema.ts';
import type { Block, Blocks } from './block.ts';
import { EXPRESSION_FORM } from './data-expression.ts';

/** What any setting may be besides a value of its kind: a text with an expression, or null, which is as good as left out. */
const bound = { $ref: '#/$defs/bound' };
const components = { type: 'array', items: { $ref: '#/$defs/component' } };

const closed = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** What a component may hold beside its definition, if it is this block. */
function blockSchema({ settings, regions }: Block): Schema {
  const attributes = Object.entries(settings).map(([name, setting]) => {
    const schema = settingSchema(setting);
    return [name, Object.keys(schema).length === 0 ? schema : { anyOf: [schema, bound] }];
  });
  return {
    properties: {
      attributes: closed(Object.fromEntries(attributes)),
      regions: closed(Object.fromEntries(regions.map((name) => [name, components]))),
    },
  };
}

/**
 * A condition for each block instead of a choice among all: a mistake is reported where it is and not once for every block, and
 * the time that it takes does not multiply with each region inside a region.
 */
function componentSchema(blocks: Blocks): Schema {
  const conditions = Object.entries(blocks).map(([name, block]) => ({
    if: { properties: { definition: { not: { const: name } } } },
    else: blockSchema(block),
  }));
  return {
    ...closed(
      {
        // An empty list is no schema.
        definition: conditions.length > 0 ? { enum: Object.keys(blocks) } : false,
        attributes: true,
        regions: true,
        when: { type: 'string' },
        id: { type: 'string' },
      },
      ['definition'],
    ),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

/** JSON Schema (2020-12) of page views made of these blocks, for editors and for other programs that write views. */
export function pageSchema(blocks: Blocks): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Page view',
    ...closed(
      {
        $schema: { type: 'string' },
        viewType: { type: 'string', minLength: 1 },
        title: { type: 'string', minLength: 1 },
        dataProviders: {
          type: 'object',
          additionalProperties: closed({ definition: { type: 'string' }, attributes: { type: 'object' } }, [
            'definition',
          ]),
        },
        regions: closed({ content: components, hidden: components }, ['content']),
      },
      ['viewType', 'title', 'regions'],
    ),
    $defs: {
      bound: { anyOf: [{ type: 'string', pattern: EXPRESSION_FORM }, { type: 'null' }] },
      component: componentSchema(blocks),
    },
  };
}
