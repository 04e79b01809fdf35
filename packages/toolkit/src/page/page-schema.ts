import { type Schema, settingSchema } from '../settings/setting-schema.ts';
import type { Block, Blocks } from './block.ts';

const expression = { type: 'string', pattern: '\\{![A-Za-z_]' };
const components = { type: 'array', items: { $ref: '#/$defs/component' } };

const closed = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

function blockSchema(definition: string, { settings, regions }: Block): Schema {
  const attributes = Object.entries(settings).map(([name, setting]) => {
    const schema = settingSchema(setting);
    return [name, Object.keys(schema).length === 0 ? schema : { anyOf: [schema, expression] }];
  });
  return closed(
    {
      definition: { const: definition },
      attributes: closed(Object.fromEntries(attributes)),
      regions: closed(Object.fromEntries(regions.map((name) => [name, components]))),
      when: { type: 'string' },
      id: { type: 'string' },
    },
    ['definition'],
  );
}

/** JSON Schema (2020-12) of page views made of these blocks, for editors and for other programs that write views. */
export function pageSchema(blocks: Blocks): Schema {
  const names = Object.keys(blocks);
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
      component: { oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) },
      ...Object.fromEntries(Object.entries(blocks).map(([name, block]) => [name, blockSchema(name, block)])),
    },
  };
}
