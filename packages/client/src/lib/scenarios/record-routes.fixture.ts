import { normalizeId } from '@relab/contract';
import type { ScriptedReply } from '../testing/scripted-fetch.ts';
import type { Org, Scalar } from './org.fixture.ts';
import { layoutPaths, pathsOf, recordBody } from './record-body.fixture.ts';
import {
  answered,
  type ModelRequest,
  members,
  notFound,
  part,
  type Route,
  rejected,
  route,
  texts,
} from './route.fixture.ts';

function scalars(fields: unknown): Record<string, Scalar> {
  const found: Record<string, Scalar> = {};
  for (const [name, value] of Object.entries(members(fields))) {
    if (name === 'Id') continue;
    found[name] =
      typeof value === 'number' || typeof value === 'boolean' || value === null ? value : String(value);
  }
  return found;
}

/** The refusal of a record write: an object where every other call answers a list. */
export const recordRefusal = (statusCode: number, errorCode: string, field: string, message: string) =>
  answered(
    {
      message: 'An error occurred while trying to update the record. Please try again.',
      statusCode,
      enhancedErrorType: 'RecordError',
      output: {
        errors: [],
        fieldErrors: {
          [field]: [
            {
              constituentField: null,
              duplicateRecordError: null,
              errorCode,
              field,
              fieldLabel: field,
              message,
            },
          ],
        },
      },
    },
    statusCode,
  );

export function recordRoutes(org: Org, brief: boolean): readonly Route[] {
  const whole = (id: string) => {
    const record = org.records.get(id);
    return record && recordBody(org, record, layoutPaths(org, record.apiName));
  };

  function read(id: string, { query }: Pick<ModelRequest, 'query'>): ScriptedReply {
    const record = org.records.get(normalizeId(id));
    if (!record) return notFound();
    const needed = pathsOf(texts(query.fields));
    if (needed.some((path) => org.value(record, path) === undefined))
      return rejected(400, 'INVALID_FIELD', `No such column on entity '${record.apiName}'`);
    const paths = [...needed, ...pathsOf(texts(query.optionalFields))];
    if (query.layoutTypes) paths.push(...layoutPaths(org, record.apiName));
    if (query.updateMru === 'true') org.visited.unshift(record.id);
    return answered(recordBody(org, record, paths));
  }

  function create(apiName: string, fields: unknown): ScriptedReply {
    if (!org.objects[apiName]) return rejected(400, 'INVALID_TYPE');
    const values = scalars(fields);
    if (!values.Name) return recordRefusal(400, 'REQUIRED_FIELD_MISSING', 'Name', 'Enter a name.');
    return answered(whole(org.create(apiName, values).id), 201);
  }

  function update(id: string, fields: unknown, since?: string): ScriptedReply {
    const record = org.records.get(id);
    if (!record) return notFound();
    if (since && Date.parse(since) < record.modified)
      return answered(
        {
          enhancedErrorType: null,
          message: 'The record was changed after you started editing it.',
          output: whole(id),
          errorCode: 'PRECONDITION_FAILED',
          statusCode: 412,
        },
        412,
      );
    const values = scalars(fields);
    if (values.Name === '') return recordRefusal(400, 'REQUIRED_FIELD_MISSING', 'Name', 'Enter a name.');
    org.update(id, values);
    return answered(brief ? recordBody(org, record, ['Id', ...Object.keys(values)]) : whole(id));
  }

  const remove = (id: string): ScriptedReply => (org.remove(id) ? answered('', 204) : notFound());

  function operate(operation: unknown): readonly ScriptedReply[] {
    const { type, records } = members(operation);
    return (Array.isArray(records) ? records : []).map((one: unknown) => {
      const { apiName, fields } = members(one);
      const id = String(members(fields).Id ?? '');
      if (type === 'CREATE') return create(String(apiName), fields);
      return type === 'DELETE' ? remove(id) : update(id, fields);
    });
  }

  return [
    route('GET records/batch/*', (request, [ids = '']) => {
      const results = ids.split(',').map((id) => part(read(id, request)));
      return answered({ hasErrors: results.some(({ statusCode }) => statusCode !== 200), results });
    }),
    route('POST records/batch', ({ body }) => {
      const results = (Array.isArray(body.operations) ? body.operations : []).flatMap(operate).map(part);
      return answered({ hasErrors: results.some(({ statusCode }) => statusCode >= 400), results });
    }),
    route('GET records/*', (request, [id = '']) => read(id, request)),
    route('POST records', ({ body }) => create(String(body.apiName), body.fields)),
    route('PATCH records/*', ({ body, headers }, [id = '']) =>
      update(id, body.fields, headers['if-unmodified-since']),
    ),
    route('DELETE records/*', (_, [id = '']) => remove(id)),
  ];
}
