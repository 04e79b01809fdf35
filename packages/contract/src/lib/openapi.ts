import * as z from 'zod/mini';
import { type AnsweredCall, Errors } from './answer.ts';
import { apiVersion } from './call.ts';
import { pathNames } from './path.ts';

type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
};

/** Schemas that refer to themselves must stand where the reference leads, so answers and bodies are components. */
function component(
  components: Record<string, Json>,
  name: string,
  schema: z.ZodMiniType,
  io: 'input' | 'output',
): Json {
  const place = `#/components/schemas/${name}`;
  const text = JSON.stringify(jsonSchema(schema, io)).replace(
    /"\$ref":"#(\/[^"]*)?"/g,
    (_, rest = '') => `"$ref":"${place}${rest}"`,
  );
  components[name] = JSON.parse(text) as Json;
  return { $ref: place };
}

const pascalCase = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

function parameters({ call }: AnsweredCall, path: string): Json[] {
  const inPath = pathNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = call.query ? jsonSchema(call.query, 'input') : {};
  const required = new Set((query.required as readonly string[] | undefined) ?? []);
  const inQuery = Object.entries((query.properties as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
    ...((schema as Json).type === 'array' ? { style: 'form', explode: false } : {}),
  }));
  const inHeader = Object.values(call.headers).map((name) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function responses({ call, answers }: AnsweredCall, components: Record<string, Json>): Json {
  const failed = {
    description: 'What is wrong',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
  };
  const good = Object.entries(answers).map(([status, schema]) => [
    status,
    schema
      ? {
          description: 'Answer',
          content: {
            'application/json': {
              schema: component(components, `${pascalCase(call.id)}Answer`, schema, 'output'),
            },
          },
        }
      : { description: 'Done; there is no body' },
  ]);
  return { ...Object.fromEntries(good), '4XX': failed };
}

/** OpenAPI 3.1 of the given calls: everything in it comes from their declarations. */
export function openapi(
  calls: readonly AnsweredCall[],
  info: { readonly title: string; readonly version: string },
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const components: Record<string, Json> = {};
  component(components, 'Errors', Errors, 'output');
  for (const answered of calls) {
    const { call } = answered;
    const path = call.path.replace('{version}', apiVersion);
    const operation = {
      operationId: call.id,
      tags: [call.area],
      parameters: parameters(answered, path),
      ...(call.body
        ? {
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: component(components, `${pascalCase(call.id)}Body`, call.body, 'input'),
                },
              },
            },
          }
        : {}),
      responses: responses(answered, components),
    };
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  return { openapi: '3.1.0', info, paths, components: { schemas: components } };
}
