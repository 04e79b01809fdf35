import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';

const field = (value: unknown) => ({ displayValue: null, value });

/** Something that the server has done, in the order in which it did it. */
export interface Deed {
  readonly key: string | undefined;
  readonly method: string;
  readonly id: string;
  readonly name: unknown;
}

export interface AccountsServer {
  /** For `scriptedFetch`. */
  readonly script: Readonly<Record<string, unknown>>;
  readonly deeds: readonly Deed[];
  readonly names: () => Readonly<Record<string, unknown>>;
  /** Answers the next writes so, and does nothing; undefined does and answers as usual. */
  refusals: (number | undefined)[];
}

/** Accounts that are created, changed and deleted. A write under a key that it knows is answered as before. */
export function accountsServer(): AccountsServer {
  const accounts = new Map<string, { fields: Record<string, unknown>; version: number }>();
  const answers = new Map<string, ReturnType<typeof reply>>();
  const deeds: Deed[] = [];
  let created = 0;
  const record = (id: string) => {
    const { fields = {}, version = 0 } = accounts.get(id) ?? {};
    const shown = Object.entries(fields).map(([name, value]) => [name, field(value)]);
    return { apiName: 'Account', id, weakEtag: version, fields: Object.fromEntries(shown) };
  };
  const missing = reply(404, [{ errorCode: 'NOT_FOUND', message: 'No such record.' }]);

  function act({ method, path, body }: ScriptedRequest): ReturnType<typeof reply> {
    const { fields = {} } = Object(body) as { readonly fields?: Readonly<Record<string, unknown>> };
    let id = path.split('/').at(-1) ?? '';
    if (method === 'POST') id = `001${String(++created).padStart(12, '0')}AAA`;
    else if (!accounts.has(id)) return missing;
    if (fields.Name === 'refused')
      return reply(400, [{ errorCode: 'INVALID_INPUT', message: 'Not that name.' }]);
    const { fields: cached = {}, version = 0 } = accounts.get(id) ?? {};
    if (method === 'DELETE') accounts.delete(id);
    else accounts.set(id, { fields: { ...cached, ...fields }, version: version + 1 });
    return method === 'DELETE' ? reply(204) : reply(method === 'POST' ? 201 : 200, record(id));
  }

  const server: AccountsServer = {
    deeds,
    refusals: [],
    names: () => Object.fromEntries([...accounts].map(([id, { fields }]) => [id, fields.Name])),
    script: {},
  };

  function write(request: ScriptedRequest): ReturnType<typeof reply> {
    const key = request.headers['idempotency-key'];
    const known = key === undefined ? undefined : answers.get(key);
    if (known) return known;
    const refusal = server.refusals.shift();
    if (refusal !== undefined) return reply(refusal, [{ errorCode: 'BUSY', message: 'Not now.' }]);
    const response = act(request);
    if (response.status < 300) {
      const { id = request.path.split('/').at(-1) ?? '' } = Object(response.body) as { readonly id?: string };
      const { fields } = Object(request.body) as { readonly fields?: Readonly<Record<string, unknown>> };
      deeds.push({ key, method: request.method, id, name: fields?.Name });
    }
    if (key !== undefined) answers.set(key, response);
    return response;
  }

  const script = {
    'GET /records/*': ({ path }: ScriptedRequest) => {
      const id = path.split('/').at(-1) ?? '';
      return accounts.has(id) ? record(id) : missing;
    },
    'POST /list-records/*/*': () => ({ count: accounts.size, records: [...accounts.keys()].map(record) }),
    'POST /records': write,
    'PATCH /records/*': write,
    'DELETE /records/*': write,
    'POST /logout': reply(204),
    'POST /sign-in': { userId: 'bea' },
    'GET /products/*': { name: 'A product' },
  };
  return Object.assign(server, { script });
}
