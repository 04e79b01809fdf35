import type { ScriptedRequest } from '@relab/client/testing';

/** A server of records whose fields are what was written last, `<name> of <id>` before; lists are in pages of two. */
export function recordServer(count = 5) {
  const written = new Map<string, unknown>();
  const gone = new Set<string>();
  const versions = new Map<string, number>();
  const idAt = (index: number) => `00100000000000${index}AAA`;
  const record = (id: string, names: readonly string[]) => ({
    apiName: 'Account',
    id,
    weakEtag: versions.get(id) ?? 1,
    fields: Object.fromEntries(
      names.map((name) => [
        name,
        { displayValue: null, value: written.get(`${id}.${name}`) ?? `${name} of ${id.slice(-4, -3)}` },
      ]),
    ),
  });
  const namesOf = ({ query }: ScriptedRequest) =>
    [query.fields, query.optionalFields]
      .flatMap((names) => names?.split(',') ?? [])
      .map((name) => name.split('.')[1] ?? name);
  const last = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '');
  return {
    idAt,
    change(id: string, name: string, value: unknown) {
      written.set(`${id}.${name}`, value);
      versions.set(id, (versions.get(id) ?? 1) + 1);
    },
    remove: (id: string) => gone.add(id),
    script: {
      'GET /records/batch/*': (request: ScriptedRequest) => ({
        hasErrors: false,
        results: last(request.path)
          .split(',')
          .map((id) => ({ statusCode: 200, result: record(id, namesOf(request)) })),
      }),
      'GET /records/*': (request: ScriptedRequest) => record(last(request.path), namesOf(request)),
      'PATCH /records/*'(request: ScriptedRequest) {
        const id = last(request.path);
        const { fields } = request.body as { readonly fields: Readonly<Record<string, unknown>> };
        for (const [name, value] of Object.entries(fields)) written.set(`${id}.${name}`, value);
        versions.set(id, (versions.get(id) ?? 1) + 1);
        return record(id, Object.keys(fields));
      },
      'POST /list-records/*/*'({ body }: ScriptedRequest) {
        const { pageToken, pageSize } = Object(body) as {
          readonly pageToken?: string;
          readonly pageSize?: number;
        };
        const all = Array.from({ length: count }, (_, index) => idAt(index + 1)).filter(
          (id) => !gone.has(id),
        );
        const start = Number(pageToken ?? 0);
        const size = pageSize ?? 2;
        const records = all.slice(start, start + size).map((id) => record(id, ['Name']));
        return {
          records,
          count: records.length,
          currentPageToken: String(start),
          nextPageToken: start + size < all.length ? String(start + size) : null,
          previousPageToken: null,
          pageSize: size,
          fields: [],
          optionalFields: [],
          listInfoETag: '1',
          listReference: { id: null, listViewApiName: 'All', objectApiName: 'Account', type: 'listView' },
          searchTerm: null,
          sortBy: null,
          where: null,
        };
      },
    },
  };
}
