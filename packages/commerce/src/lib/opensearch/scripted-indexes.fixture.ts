import { type Fields, members, only, type Source, Unknown } from './scripted-query.fixture.ts';
import { searchDocuments } from './scripted-search.fixture.ts';

interface Index {
  readonly fields: Fields;
  readonly aliases: Set<string>;
  readonly written: Map<string, Source>;
  /** What searches see: as it was at the last refresh. */
  refreshed: ReadonlyMap<string, Source>;
}

/** A response with its status. */
export interface Scripted {
  readonly status: number;
  readonly body: unknown;
}

const fail = (status: number, type: string, reason: string): Scripted => ({
  status,
  body: { error: { type, reason }, status },
});
const ok = (body: unknown): Scripted => ({ status: 200, body });
const noIndex = (name: string): Scripted => fail(404, 'index_not_found_exception', `no such index [${name}]`);

/** Why a document does not fit the fields of its index. */
function mismatch(fields: Fields, source: Source): string | undefined {
  for (const [name, value] of Object.entries(source)) {
    const type = fields[name]?.type;
    if (type === undefined) return `mapping set to strict, dynamic introduction of [${name}] is not allowed`;
    if (type === 'object') continue;
    const isOf = (each: unknown): boolean =>
      type === 'keyword'
        ? typeof each === 'string' && Buffer.byteLength(each) <= 32_766
        : typeof each === 'number' && (type === 'double' || Number.isInteger(each));
    if (![value].flat().every(isOf)) return `failed to parse field [${name}] of type [${type}]`;
  }
  return undefined;
}

/** Indexes and their aliases, with what the adapter does to them; whatever else comes is refused. */
export class ScriptedIndexes {
  readonly indexes = new Map<string, Index>();

  /** The only index behind an alias, or of a name. */
  find(name: string): Index | undefined {
    const behind = [...this.indexes.values()].filter(({ aliases }) => aliases.has(name));
    if (behind.length > 1) throw new Unknown(`${name} has several indexes.`);
    return behind[0] ?? this.indexes.get(name);
  }

  respond(method: string, path: string, query: URLSearchParams, text: string): Scripted {
    const [first = '', second, third, ...more] = path.split('/').filter((part) => part !== '');
    if (more.length > 0) throw new Unknown(`There is nothing at ${path}.`);
    const allowed = ['_bulk', '_doc'].includes(second ?? '') && method !== 'GET' ? ['require_alias'] : [];
    for (const name of query.keys()) if (!allowed.includes(name)) throw new Unknown(`"${name}" is unknown.`);
    const json = (): unknown => JSON.parse(text);
    const shape = [first.startsWith('_') ? first : '{index}'];
    if (second !== undefined) shape.push(second.startsWith('_') ? second : '{name}');
    if (third !== undefined) shape.push('{id}');
    switch (`${method} ${shape.join('/')}`) {
      case 'GET _alias/{name}':
        return this.#alias(second ?? '');
      case 'POST _aliases':
        return this.#switch(json());
      case 'PUT {index}':
        return this.#create(first, json());
      case 'DELETE {index}':
        return this.indexes.delete(first) ? ok({ acknowledged: true }) : noIndex(first);
      case 'POST {index}/_search': {
        const index = this.find(first);
        return index ? ok(searchDocuments(index.fields, index.refreshed, json())) : noIndex(first);
      }
      case 'POST {index}/_refresh': {
        const index = this.find(first);
        if (!index) return noIndex(first);
        index.refreshed = new Map(index.written);
        return ok({ _shards: { total: 1, successful: 1, failed: 0 } });
      }
      case 'GET {index}/_doc/{id}': {
        const source = this.find(first)?.written.get(third ?? '');
        if (!this.find(first)) return noIndex(first);
        return source
          ? ok({ _id: third, found: true, _source: source })
          : { status: 404, body: { found: false } };
      }
      case 'PUT {index}/_doc/{id}': {
        const result = this.#write(first, third ?? '', json() as Source);
        return result.error ? { status: result.status, body: result } : ok({ _id: third, result: 'created' });
      }
      case 'POST {index}/_bulk':
        return ok(this.#bulk(first, text));
      default:
        throw new Unknown(`${method} ${path} is unknown.`);
    }
  }

  #alias(name: string): Scripted {
    const behind = [...this.indexes].filter(([, { aliases }]) => aliases.has(name));
    if (behind.length === 0) return { status: 404, body: { error: `alias [${name}] missing`, status: 404 } };
    return ok(Object.fromEntries(behind.map(([index]) => [index, { aliases: { [name]: {} } }])));
  }

  #create(name: string, body: unknown): Scripted {
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(name)) throw new Unknown(`${name} is no name.`);
    if (this.indexes.has(name)) return fail(400, 'resource_already_exists_exception', name);
    const { settings, mappings, aliases } = members(body, ['settings', 'mappings', 'aliases']);
    members((settings as { index: unknown }).index, ['number_of_shards', 'refresh_interval']);
    const { properties, dynamic } = members(mappings, ['dynamic', 'properties']);
    if (dynamic !== 'strict') throw new Unknown('Only strict mappings are known.');
    for (const field of Object.values(properties as object)) {
      const { type } = members(field, ['type', 'doc_values', 'enabled']);
      if (!['keyword', 'long', 'byte', 'double', 'object'].includes(String(type)))
        throw new Unknown(`There is no type ${type}.`);
    }
    this.indexes.set(name, {
      fields: properties as Fields,
      aliases: new Set(Object.keys((aliases ?? {}) as object)),
      written: new Map(),
      refreshed: new Map(),
    });
    return ok({ acknowledged: true, index: name });
  }

  #switch(body: unknown): Scripted {
    const { actions } = members(body, ['actions']);
    for (const action of actions as readonly unknown[]) {
      const [kind, clause] = only(action);
      const { index, alias } = members(clause, kind === 'remove_index' ? ['index'] : ['index', 'alias']);
      const found = this.indexes.get(String(index));
      if (!found) return noIndex(String(index));
      if (kind === 'add') found.aliases.add(String(alias));
      else if (kind === 'remove') found.aliases.delete(String(alias));
      else if (kind === 'remove_index') this.indexes.delete(String(index));
      else throw new Unknown(`There is no action ${kind}.`);
    }
    return ok({ acknowledged: true });
  }

  #write(
    alias: string,
    id: string,
    source: Source | null,
  ): { readonly status: number; readonly error?: { readonly type: string; readonly reason: string } } {
    const index = this.find(alias);
    if (!index?.aliases.has(alias))
      return {
        status: 404,
        error: {
          type: 'index_not_found_exception',
          reason: `no such index [${alias}] and [require_alias] request flag is [true]`,
        },
      };
    if (source === null) return { status: index.written.delete(id) ? 200 : 404 };
    const reason = mismatch(index.fields, source);
    if (reason) return { status: 400, error: { type: 'mapper_parsing_exception', reason } };
    index.written.set(id, source);
    return { status: 201 };
  }

  #bulk(alias: string, text: string): object {
    if (!text.endsWith('\n')) throw new Unknown('The bulk request must be terminated by a newline [\\n]');
    const lines = text.slice(0, -1).split('\n');
    const items: object[] = [];
    for (let at = 0; at < lines.length; at++) {
      const [kind, clause] = only(JSON.parse(lines[at] ?? ''));
      const id = String(members(clause, ['_id'])._id);
      if (kind !== 'index' && kind !== 'delete') throw new Unknown(`There is no action ${kind}.`);
      if (kind === 'index') at += 1;
      const source = kind === 'index' ? (JSON.parse(lines[at] ?? '') as Source) : null;
      items.push({ [kind]: { _id: id, ...this.#write(alias, id, source) } });
    }
    return { took: 1, errors: items.some((item) => 'error' in (Object.values(item)[0] as object)), items };
  }
}
