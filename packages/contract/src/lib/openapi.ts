import * as z from 'zod/mini';
import { apiRelease, apiVersion } from './call.ts';
import type { DescribedCall } from './described-call.ts';
import { Errors } from './error-schemas.ts';
import { pathNames } from './path.ts';

type Json = Readonly<Record<string, unknown>>;
type Components = Record<string, Json>;

/** A response's schema; one that refers to itself must refer to the place where it stands. */
function responseComponent(components: Components, name: string, schema: z.ZodMiniType): Json {
  const place = `#/components/schemas/${name}`;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', unrepresentable: 'any' });
  const text = JSON.stringify(rest).replace(
    /"\$ref":"#(\/[^"]*)?"/g,
    (_whole, below = '') => `"$ref":"${place}${below}"`,
  );
  components[name] = JSON.parse(text) as Json;
  return { $ref: place };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };

/** X-44: what is a file is a part of its own, all else is the part `json`, or parts of their own as pages' forms send them. */
function requestContent({ body, encoding }: DescribedCall['call']): Json {
  if (encoding === 'json') return json({ ...body });
  const { properties = {}, required = [] } = body ?? {};
  const isFile = (name: string) => properties[name]?.['x-file'] === true;
  const names = Object.keys(properties);
  const texts = names.filter((name) => !isFile(name)).map((name) => [name, properties[name]]);
  const files = names.filter(isFile).map((name) => [name, bytes]);
  const parts = {
    json: { type: 'object', properties: Object.fromEntries(texts) },
    ...Object.fromEntries([...texts, ...files]),
  };
  const schema = { type: 'object', properties: parts, required: required.filter(isFile) };
  return { 'multipart/form-data': { schema, encoding: { json: { contentType: 'application/json' } } } };
}

const pascalCase = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function parameters({ call }: DescribedCall, path: string): readonly Json[] {
  const { properties = {}, required = [] } = call.query ?? {};
  const text = { type: 'string' };
  const texts = { type: 'array', items: text };
  return [
    ...pathNames(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: call.lists.includes(name) ? texts : text,
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name: call.queryNames[name] ?? name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    })),
    ...Object.values(call.headers).map((name) => ({ name, in: 'header', required: false, schema: text })),
  ];
}

function responses(
  { call, responses: byStatus, mediaTypes, error }: DescribedCall,
  components: Components,
): Record<string, Json> {
  const file = mediaTypes && {
    description: 'A file',
    content: Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: { ...bytes, contentMediaType: type } }]),
    ),
  };
  const good = Object.entries(byStatus).map(([status, schema]) => [
    status,
    schema
      ? {
          description: 'Answer',
          content: json(responseComponent(components, `${pascalCase(call.id)}Answer`, schema)),
        }
      : (file ?? { description: 'Done; there is no body' }),
  ]);
  const list = { $ref: '#/components/schemas/Errors' };
  const failed = error
    ? { anyOf: [list, responseComponent(components, `${pascalCase(call.id)}Refusal`, error)] }
    : list;
  return { ...Object.fromEntries(good), '4XX': { description: 'What is wrong', content: json(failed) } };
}

type Operation = Readonly<Record<'operationId', string>> &
  Readonly<Record<'parameters', readonly Json[]>> &
  Readonly<Record<'responses', Record<string, Json>>> &
  Json;

/** Two calls whose paths have one form: to a caller they are one operation with two kinds of response. */
function joined(one: Operation, other: Operation): Operation {
  const known = new Set(one.parameters.map(({ name }) => name));
  const more = other.parameters.filter((parameter) => parameter.in !== 'path' && !known.has(parameter.name));
  const schemaOf = (operation: Operation): unknown => {
    const content = operation.responses['200']?.content as Record<string, Json> | undefined;
    return content?.['application/json']?.schema;
  };
  const either = { anyOf: [schemaOf(one), schemaOf(other)] };
  return {
    ...one,
    operationId: `${one.operationId}Or${pascalCase(other.operationId)}`,
    parameters: [...one.parameters, ...more],
    responses: { ...one.responses, 200: { description: 'Answer', content: json(either) } },
  };
}

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** OpenAPI 3.1 of the given calls: everything in it comes from their declarations. */
export function openapi(
  calls: readonly DescribedCall[],
  info: { readonly title: string; readonly version: string },
): Json {
  const paths: Record<string, Record<string, Operation>> = {};
  const components: Components = {};
  responseComponent(components, 'Errors', Errors);
  for (const described of calls) {
    const { call } = described;
    const own = call.path.replace('{version}', apiVersion);
    const path = Object.keys(paths).find((known) => shapeOf(known) === shapeOf(own)) ?? own;
    const method = call.method.toLowerCase();
    const operation: Operation = {
      operationId: call.id,
      tags: [call.area],
      parameters: parameters(described, path),
      ...(call.body ? { requestBody: { required: true, content: requestContent(call) } } : {}),
      responses: responses(described, components),
    };
    const before = paths[path]?.[method];
    paths[path] = { ...paths[path], [method]: before ? joined(before, operation) : operation };
  }
  return {
    openapi: '3.1.0',
    info: { ...info, 'x-release': apiRelease },
    paths,
    components: { schemas: components },
  };
}
