import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedCalls, openapi } from '@relab/contract/server';
import manifest from '../../packages/contract/package.json' with { type: 'json' };

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly (Json & {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
  })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
      }
    >
  >;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly contentMediaType?: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const titles: Readonly<Record<string, string>> = {
  seo: 'Head tags and crawlers',
  sobjects: 'Rows and queries',
  'cms-delivery': 'Content, delivery',
  'cms-authoring': 'Content, authoring',
  'commerce-context': 'Commerce session',
};
const titleOf = (area: string): string =>
  titles[area] ?? area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ');

/** A table must not end where a value has a bar, and a page of Vue not where one has braces. */
const code = (text: string): string =>
  `<code v-pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '&#124;')}</code>`;

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.contentMediaType !== undefined) return 'file';
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return name.startsWith('__') ? 'object' : name;
  return [schema.type ?? 'any'].flat().join(' | ');
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        '',
        `| ${heads.join(' | ')} |`,
        `|${' --- |'.repeat(heads.length)}`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
        '',
      ];

const members = ({ properties = {}, required = [] }: Schema): readonly (readonly string[])[] =>
  Object.entries(properties).map(([name, schema]) => [
    code(name),
    code(typeOf(schema)),
    required.includes(name) ? 'yes' : '',
  ]);

/** The schema itself, where it is a reference to one; of several the first that has members. */
function resolve(schema: Schema | undefined, schemas: Document['components']['schemas']): Schema {
  const target = schema?.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
  return target?.properties
    ? target
    : (target?.anyOf?.map((one) => resolve(one, schemas)).find((one) => one.properties) ?? target ?? {});
}

const lifetimes: ReadonlyMap<string, number> = new Map(
  describedCalls.filter(({ call }) => call.kind === 'read').map(({ call }) => [call.id, call.lifetime]),
);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** What the client makes of an answer: how long it is fresh. Nothing is said of writes. */
function lifetimeOf(id: string): readonly string[] {
  const lifetime = lifetimes.get(id.replace(/Or[A-Z].*$/, ''));
  if (lifetime === undefined) return [];
  if (lifetime <= 0) return [lifetime === 0 ? 'Never fresh in the cache.' : 'Fresh in the cache for good.'];
  const [unit, milliseconds] = units.find(([, size]) => lifetime % size === 0) ?? ['millisecond', 1];
  const count = lifetime / milliseconds;
  return [`Fresh in the cache for ${count} ${unit}${count === 1 ? '' : 's'}.`];
}

function describe(
  path: string,
  method: string,
  operation: Operation,
  { components }: Document,
): readonly string[] {
  const [[media = '', body] = []] = Object.entries(operation.requestBody?.content ?? {});
  const [status, success] = Object.entries(operation.responses).find(([code]) => /^2/.test(code)) ?? [];
  const [[answerMedia, answer] = []] = Object.entries(success?.content ?? {});
  const response = resolve(answer?.schema, components.schemas);
  return [
    `## ${operation.operationId}`,
    '',
    '```http',
    `${method.toUpperCase()} ${path}`,
    '```',
    ...table(
      ['parameter', 'in', 'type', 'required'],
      operation.parameters.map(({ name, in: where, required, schema }) => [
        code(name),
        where,
        code(typeOf(schema)),
        required === true ? 'yes' : '',
      ]),
    ),
    ...(body ? ['', `Body (${media}):`, ...table(['member', 'type', 'required'], members(body.schema))] : []),
    '',
    answer
      ? `Answers ${status}${answerMedia === 'application/json' ? '' : `, ${answerMedia}`}${response.properties ? ' with:' : response.type ? `: ${typeOf(response)}.` : '.'}`
      : `Answers ${status}: ${success?.description ?? ''}.`,
    ...table(['member', 'type', 'always there'], members(response)),
    ...lifetimeOf(operation.operationId),
    '',
  ];
}

/** A page per area of calls, from the document that a server answers at `/openapi.json`. */
export function writeCalls(folder: string): readonly { readonly text: string; readonly link: string }[] {
  const document = openapi(describedCalls, {
    title: 'Relab',
    version: manifest.version,
  }) as unknown as Document;
  const areas = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [area = ''] = operation.tags;
      const page = areas.get(area) ?? [];
      page.push(...describe(path, method, operation, document));
      areas.set(area, page);
    }
  }
  mkdirSync(join(folder, 'http'), { recursive: true });
  return [...areas]
    .sort(([one], [other]) => titleOf(one).localeCompare(titleOf(other)))
    .map(([area, lines]) => {
      const head = [
        '---',
        `title: ${JSON.stringify(`${titleOf(area)}: HTTP calls`)}`,
        'outline: 2',
        '---',
        '',
        `# ${titleOf(area)}`,
        '',
        'Written from the declarations that a server checks its requests by; `/openapi.json` has all of it with the schemas of nested members.',
        '',
      ];
      writeFileSync(join(folder, 'http', `${area}.md`), [...head, ...lines].join('\n'));
      return { text: titleOf(area), link: `/reference/generated/http/${area}` };
    });
}
