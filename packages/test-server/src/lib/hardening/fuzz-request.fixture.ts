import { hostileText, hostileValue } from './hostile.fixture.ts';
import type { KnownNames } from './known-names.fixture.ts';
import type { Random } from './random.fixture.ts';

/** The part of JSON Schema that requests are described in. */
export interface BodySchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: BodySchema;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: BodySchema;
  readonly anyOf?: readonly BodySchema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: BodySchema;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> };
}

/** The description of one call in `/openapi.json`, as far as a request needs it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: BodySchema | undefined;
  readonly bodyType: string;
}

/** A request as plain data: it can be printed, and sent again. */
export interface FuzzRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export function operationsOf(document: unknown): readonly Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, DescribedOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const [bodyType, content] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
      const { operationId, parameters = [] } = described;
      const own = { id: operationId, method: method.toUpperCase(), path, parameters };
      return { ...own, body: content?.schema, bodyType: bodyType ?? 'application/json' };
    }),
  );
}

/** As `encodeURIComponent`, and also of what no text should hold. */
function encoded(text: string): string {
  return [...text]
    .map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80'))
    .join('');
}

/** A path part that a router may stumble over, already encoded. */
const oddParts = ['%', '%zz', '%00', '..%2f..%2f', 'a%2Fb', '%ff%fe', ';a=b', '%C0%AF', '+', 'a%0d%0ab'];

const short = (text: string): string => text.slice(0, 3_000);

/** As text: objects as JSON, and all else as it is written. */
const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

export interface Chance {
  readonly random: Random;
  readonly names: KnownNames;
  /** How often a value is a hostile one, of 1. */
  readonly hostility: number;
}

/** The words of a pattern that takes some words in capitals or not: `^(?:[Ff][Uu]…|[Cc]…)$`. */
function wordsOf(pattern = ''): readonly string[] | undefined {
  const words = /^\^\(\?:((?:\[\w\w\]|[\w-]|\|)+)\)\$$/.exec(pattern)?.[1]?.replaceAll(/\[(\w)\w\]/g, '$1');
  return words?.split('|');
}

function likely(name: string, schema: BodySchema, chance: Chance, depth: number): unknown {
  const { random, names } = chance;
  if (name === 'fields' && schema.additionalProperties) return hostileMembers(names.fields(random), chance);
  if (schema.anyOf) return memberValue(name, random.pick(schema.anyOf), chance, depth + 1);
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'array': {
      const length = random.pick([0, 1, 1, 2, 3]);
      return Array.from({ length }, () => memberValue(name, schema.items ?? {}, chance, depth + 1));
    }
    case 'object':
      return objectOf(schema, chance, depth);
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, 1, 2, 50, schema.maximum ?? 100]);
    case 'boolean':
      return random.often(0.5);
    case 'null':
      return null;
    default:
      return random.pick(wordsOf(schema.pattern) ?? [names.like(name, random)]);
  }
}

function hostileMembers(record: Record<string, unknown>, chance: Chance): Record<string, unknown> {
  const { random, hostility } = chance;
  for (const name of Object.keys(record)) if (random.often(hostility)) record[name] = hostileValue(random);
  if (random.often(hostility)) record[hostileText(random)] = hostileValue(random);
  return record;
}

function objectOf(schema: BodySchema, chance: Chance, depth: number): Record<string, unknown> {
  const { random, names, hostility } = chance;
  if (schema.additionalProperties && !schema.properties) return hostileMembers(names.fields(random), chance);
  const members: Record<string, unknown> = schema.additionalProperties ? names.fields(random) : {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const needed = schema.required?.includes(name) ?? false;
    if (random.often(needed ? 1 - hostility / 4 : 0.4))
      members[name] = memberValue(name, member, chance, depth + 1);
  }
  if (random.often(hostility / 2)) members[hostileText(random)] = hostileValue(random);
  return members;
}

function memberValue(name: string, schema: BodySchema, chance: Chance, depth = 0): unknown {
  if (depth > 8 || chance.random.often(chance.hostility / 2)) return hostileValue(chance.random);
  return likely(name, schema, chance, depth);
}

function pathText(name: string, schema: BodySchema, { random, names, hostility }: Chance): string {
  const one = (): string => {
    if (!random.often(hostility / 2)) return encoded(names.like(name, random));
    return random.often(0.4) ? random.pick(oddParts) : encoded(short(hostileText(random)));
  };
  // An empty part and one of dots would be another path.
  const part = (): string => one().replace(/^(?:\.|%2e){0,2}$/i, 'x');
  const count = schema.type === 'array' ? random.pick([1, 1, 2, 3, 250]) : 1;
  if (count === 250)
    return Array.from({ length: 250 }, () => encoded(names.like(name, random)))
      .join(',')
      .slice(0, 6_000);
  return Array.from({ length: count }, part).join(',');
}

function queryText(parameters: readonly Parameter[], chance: Chance): string {
  const { random, names, hostility } = chance;
  const pairs: string[] = [];
  for (const { name, required, schema } of parameters) {
    if (!random.often(required ? 0.9 : 0.35)) continue;
    const text = (): string => {
      if (random.often(hostility / 2)) return short(hostileText(random));
      const value = likely(name, schema, chance, 0) ?? names.like(name, random);
      return short([value].flat().map(plain).join(','));
    };
    const times = random.often(hostility / 3) ? 3 : 1;
    for (let time = 0; time < times; time++) {
      const key = random.often(0.1) ? `${name}[]` : name;
      pairs.push(
        `${encodeURIComponent(key)}=${random.often(0.03) ? random.pick(oddParts) : encoded(text())}`,
      );
    }
  }
  if (random.often(hostility / 4))
    pairs.push(`${encoded(short(hostileText(random)))}=${encoded(short(hostileText(random)))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A form of parts; broken at a place that chance finds. */
function multipart(body: BodySchema, chance: Chance): { readonly type: string; readonly text: string } {
  const { random } = chance;
  const edge = 'edge123';
  const parts = Object.entries(body.properties ?? {}).filter(() => random.often(0.9));
  const text = parts.map(([name, schema]) => {
    const json = schema.type === 'object';
    const head = json
      ? `Content-Disposition: form-data; name="${name}"\r\nContent-Type: application/json`
      : `Content-Disposition: form-data; name="${name}"; filename="${random.pick(['a.txt', '../a', '', 'x'.repeat(300), '\u202egpj.exe'])}"\r\nContent-Type: ${random.pick(['text/plain', 'image/png', 'text/html', 'x'])}`;
    const content = json
      ? JSON.stringify(memberValue(name, schema, chance))
      : random.pick(['', 'hello', '<html>', '\0\0', 'x'.repeat(5_000)]);
    return `--${edge}\r\n${head}\r\n\r\n${content}\r\n`;
  });
  return {
    type: `multipart/form-data; boundary=${random.pick([edge, edge, edge, 'other', ''])}`,
    text: `${text.join('')}--${edge}--\r\n`,
  };
}

function bodyOf(
  operation: Operation,
  chance: Chance,
): { readonly type: string; readonly text: string | undefined } {
  const { random, hostility } = chance;
  const { body, bodyType } = operation;
  if (!body) {
    const stray = operation.method !== 'GET' && random.often(hostility / 4);
    return { type: 'application/json', text: stray ? JSON.stringify(hostileValue(random)) : undefined };
  }
  if (bodyType.startsWith('multipart') && random.often(0.9)) {
    const { type, text } = multipart(body, chance);
    return { type, text: random.often(hostility / 3) ? text.slice(0, random.whole(text.length)) : text };
  }
  const value = random.often(hostility / 6) ? hostileValue(random) : objectOf(body, chance, 0);
  const text = JSON.stringify(value) ?? '';
  const wrongTypes = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data',
    '',
    'application/json; charset=utf-16',
    'x',
  ];
  return {
    type: random.often(hostility / 8) ? random.pick(wrongTypes) : 'application/json',
    text: random.often(hostility / 6) ? text.slice(0, random.whole(text.length + 1)) : text,
  };
}

const safeHeader = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 500)
    .trim();

/** A request of one call: close to a valid one, or far from it. */
export function fuzzRequest(operation: Operation, given: Omit<Chance, 'hostility'>): FuzzRequest {
  const { random, names } = given;
  names.turnTo(random);
  const chance: Chance = { ...given, hostility: random.pick([0, 0.1, 0.3, 0.7]) };
  const { parameters } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const path = operation.path
    .replace(
      /\/services\/data\/v63\.0/,
      random.often(0.02)
        ? `/services/data/${random.pick(['v41.0', 'v42.0', 'v99.0', 'latest', '63.0'])}`
        : '$&',
    )
    .replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      pathText(
        name,
        parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {},
        chance,
      ),
    );
  const { type, text } = bodyOf(operation, chance);
  const headers: Record<string, string> = text === undefined ? {} : { 'content-type': type };
  for (const parameter of parameters) {
    if (parameter.in === 'header' && random.often(0.3))
      headers[parameter.name.toLowerCase()] = safeHeader(
        random.often(0.5) ? hostileText(random) : names.like(parameter.name, random),
      );
  }
  if (random.often(0.05)) headers['if-none-match'] = random.pick(['*', '"x"', 'W/"', ',,,']);
  const method = random.often(0.01)
    ? random.pick(['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS', 'HEAD'])
    : operation.method;
  const bodyAllowed = method !== 'GET' && method !== 'HEAD';
  return {
    operation: operation.id,
    method,
    path: `${path}${random.often(0.03) ? '/' : ''}${queryText(query, chance)}`,
    headers,
    body: bodyAllowed ? text : undefined,
  };
}
