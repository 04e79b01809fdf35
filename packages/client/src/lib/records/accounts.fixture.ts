import type { RecordRepresentation } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { publishResponse } from './record-response.ts';

export const one = '001000000000001AAA';
export const two = '001000000000002AAA';
export const three = '001000000000003AAA';

type Values = Readonly<Record<string, unknown>>;

const idIn = ({ path }: ScriptedRequest) => decodeURIComponent(path.split('/').at(-1) ?? '');
const field = (value: unknown) => ({ displayValue: null, value });

/** A list of all accounts, which every creation and deletion touches, and an update only where its fields are not known. */
export const getAccounts = readAdapter(calls.getListRecordsByName, {
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  publish: (client, key, _, response) =>
    publishResponse(client, key, response, calls.listRecordsLifetime, [
      { at: ['records'], records: response.records },
    ]),
  isAffectedBy: (change) =>
    change.kind === 'record' && (change.operation !== 'update' || change.fields === undefined),
});
export const accounts = { objectApiName: 'Account', listViewApiName: 'All' };

/** A server of accounts, each a version and its values. Writes answer the record, `quiet` ones nothing. */
export function accountServer(...ids: string[]) {
  const cached = new Map<string, { version: number; values: Values }>(
    ids.map((id, index) => [id, { version: 1, values: { Name: `Account ${index + 1}`, City: 'Bergen' } }]),
  );
  const settings = { quiet: false, listFields: ['Name', 'City'], answerFields: ['Name', 'City'] };

  function record(id: string, names: Iterable<string>): RecordRepresentation {
    const { version = 0, values = {} } = cached.get(id) ?? {};
    const fields = Object.fromEntries(
      [...names].filter((name) => name in values).map((name) => [name, field(values[name])]),
    );
    return { apiName: 'Account', id, recordTypeId: null, weakEtag: version, fields } as never;
  }

  const requested = ({ query }: ScriptedRequest) =>
    [query.fields, query.optionalFields]
      .flatMap((names) => names?.split(',') ?? [])
      .map((name) => name.slice(8));

  function write(id: string, values: Values) {
    const before = cached.get(id) ?? { version: 0, values: {} };
    cached.set(id, { version: before.version + 1, values: { ...before.values, ...values } });
    return record(id, settings.answerFields);
  }

  const missing = [{ errorCode: 'NOT_FOUND', message: 'It is not there.' }];
  const next = () => `00100000000000${cached.size + 1}AAA`;

  function operate(type: string, { Id, ...values }: Values) {
    const id = String(Id ?? next());
    if (values.Name === '')
      return { statusCode: 400, result: [{ errorCode: 'REQUIRED', message: 'No name.' }] };
    if (type === 'DELETE') {
      cached.delete(id);
      return { statusCode: 204, result: null };
    }
    const result = write(id, values);
    if (settings.quiet) return { statusCode: 204, result: null };
    return { statusCode: type === 'CREATE' ? 201 : 200, result };
  }

  return {
    cached,
    settings,
    /** Somebody else writes. */
    write,
    script: {
      'GET /records/batch/*': (request: ScriptedRequest) => ({
        hasErrors: false,
        results: idIn(request)
          .split(',')
          .map((id) =>
            cached.has(id)
              ? { statusCode: 200, result: record(id, requested(request)) }
              : { statusCode: 404, result: missing },
          ),
      }),
      'GET /records/*': (request: ScriptedRequest) =>
        cached.has(idIn(request)) ? record(idIn(request), requested(request)) : reply(404, missing),
      'POST /list-records/*/*': () => ({
        count: cached.size,
        records: [...cached.keys()].map((id) => record(id, settings.listFields)),
      }),
      'POST /records/batch': ({ body }: ScriptedRequest) => {
        const { operations } = body as {
          operations: readonly { type: string; records: readonly { fields: Values }[] }[];
        };
        const results = operations.flatMap(({ type, records }) =>
          records.map(({ fields }) => operate(type, fields)),
        );
        return { hasErrors: results.some(({ statusCode }) => statusCode > 299), results };
      },
      'POST /records': ({ body }: ScriptedRequest) => {
        const { fields } = body as { fields: Values };
        if (fields.Name === '')
          return reply(400, { message: 'No name.', output: { errors: [], fieldErrors: {} } });
        const created = write(next(), fields);
        return settings.quiet ? reply(204) : reply(201, created);
      },
      'PATCH /records/*': (request: ScriptedRequest) => {
        const { fields } = request.body as { fields: Values };
        if (fields.Name === '')
          return reply(400, { message: 'No name.', output: { errors: [], fieldErrors: {} } });
        const changed = write(idIn(request), fields);
        return settings.quiet ? reply(204) : changed;
      },
      'DELETE /records/*': (request: ScriptedRequest) => {
        if (!cached.has(idIn(request))) return reply(404, missing);
        cached.delete(idIn(request));
        return reply(204);
      },
    },
  };
}

/** The values of one field in a list. */
export const namesIn = (
  list: { readonly records: readonly RecordRepresentation[] } | undefined,
): readonly unknown[] => list?.records.map(({ fields }) => fields.Name?.value) ?? [];
