import { idSuffix } from '@relab/contract';
import type { ListRecords } from '@relab/contract/records';
import type { ScriptedReply } from '../testing/scripted-fetch.ts';
import {
  isListed,
  type ListFilter,
  type ListView,
  listInfo,
  listPreferences,
  listReference,
  sorted,
  sortOf,
} from './list-view.fixture.ts';
import type { Org, OrgRecord } from './org.fixture.ts';
import { pathsOf, recordBody } from './record-body.fixture.ts';
import { answered, members, notFound, part, type Route, route, texts } from './route.fixture.ts';

type Params = Readonly<Record<string, unknown>>;

export function listRoutes(org: Org, lists: Map<string, ListView>): readonly Route[] {
  const keyOf = (object: string, name: string) => `${object}/${name}`.toLowerCase();
  const named = (object = '', name = '') => lists.get(keyOf(object, name));
  const byId = (id: string) => [...lists.values()].find((view) => view.id === id);

  /** A page of records, as every list answers one. */
  function page(records: readonly OrgRecord[], columns: readonly string[], params: Params) {
    const pageSize = Number(params.pageSize ?? 50);
    const offset = Number(params.pageToken ?? 0);
    const paths = [...columns, ...pathsOf(texts(params.fields)), ...pathsOf(texts(params.optionalFields))];
    const shown = records.slice(offset, offset + pageSize);
    return {
      count: shown.length,
      currentPageToken: String(offset),
      currentPageUrl: null,
      fields: [...texts(params.fields)],
      nextPageToken: offset + pageSize < records.length ? String(offset + pageSize) : null,
      nextPageUrl: null,
      optionalFields: [...texts(params.optionalFields)],
      pageSize,
      previousPageToken: offset > 0 ? String(Math.max(0, offset - pageSize)) : null,
      previousPageUrl: null,
      records: shown.map((record) => recordBody(org, record, ['Id', ...paths])),
    };
  }

  function listRecords(view: ListView, params: Params): ListRecords {
    const [input] = texts(params.sortBy);
    const term = typeof params.searchTerm === 'string' ? params.searchTerm : null;
    const found = org
      .all(view.objectApiName)
      .filter((record) => isListed(org, view, record))
      .filter(({ values }) => term === null || String(values.Name).includes(term));
    const sort = input?.slice(input.indexOf('.') + 1) ?? sortOf(view);
    return {
      ...page(
        sorted(org, found, input?.startsWith('-') ? `-${sort.replace(/^-/, '')}` : sort),
        view.columns,
        params,
      ),
      listInfoETag: listInfo(view).eTag,
      listReference: listReference(view),
      searchTerm: term,
      sortBy: [sort],
      where: null,
    };
  }

  const recentReference = (objectApiName: string) => ({
    id: null,
    listViewApiName: null,
    objectApiName,
    type: 'mru' as const,
  });

  function recent(objectApiName: string, params: Params): ListRecords {
    const ids = [...new Set(org.visited)];
    const found = ids.flatMap((id) => org.records.get(id) ?? []);
    return {
      ...page(
        found.filter(({ apiName }) => apiName === objectApiName),
        ['Name'],
        params,
      ),
      listInfoETag: `recent ${objectApiName}`,
      listReference: recentReference(objectApiName),
      searchTerm: null,
      sortBy: [],
      where: null,
    };
  }

  function summaries(objectApiName: string, { query }: { readonly query: Params }, address: string) {
    const found = [...lists.values()].filter((view) => view.objectApiName === objectApiName);
    return answered({
      count: found.length,
      currentPageToken: '0',
      currentPageUrl: null,
      lists: found.map(({ id, label, listViewApiName }) => ({
        apiName: listViewApiName,
        id,
        label,
        [address]: `/services/data/v63.0/ui-api/list-info/${objectApiName}/${listViewApiName}`,
      })),
      nextPageToken: null,
      nextPageUrl: null,
      objectApiName,
      pageSize: Number(query.pageSize ?? 20),
      previousPageToken: null,
      previousPageUrl: null,
      queryString: null,
      recentListsOnly: false,
    });
  }

  const shown = (view: ListView | undefined, show: (view: ListView) => unknown): ScriptedReply =>
    view ? answered(show(view)) : notFound();

  const ui = (params: Params) => (view: ListView) => ({
    info: listInfo(view),
    records: listRecords(view, params),
  });

  function filtersIn(value: unknown): readonly ListFilter[] | undefined {
    if (!Array.isArray(value)) return undefined;
    return value.map(members).map(({ fieldApiName, operator, operandLabels }) => ({
      fieldApiName: String(fieldApiName),
      operator: String(operator),
      operandLabels: texts(operandLabels),
    }));
  }

  function changed(view: ListView, body: Params): ListView {
    const columns = Array.isArray(body.displayColumns) ? texts(body.displayColumns) : undefined;
    return {
      ...view,
      label: typeof body.label === 'string' ? body.label : view.label,
      columns: columns ?? view.columns,
      filters: filtersIn(body.filteredByInfo) ?? view.filters,
    };
  }

  function preferred(view: ListView, body: Params): ListView {
    const widths = Object.entries(members(body.columnWidths)).map(([name, width]) => [name, Number(width)]);
    const wrap = Object.entries(members(body.columnWrap)).map(([name, wraps]) => [name, wraps === true]);
    const [order] = Array.isArray(body.orderedBy) ? body.orderedBy.map(members) : [];
    return {
      ...view,
      widths: { ...view.widths, ...Object.fromEntries(widths) },
      wrap: { ...view.wrap, ...Object.fromEntries(wrap) },
      orderedBy: order
        ? { fieldApiName: String(order.fieldApiName), isAscending: order.isAscending !== false }
        : view.orderedBy,
    };
  }

  function stored(view: ListView): ListView {
    lists.set(keyOf(view.objectApiName, view.listViewApiName), view);
    return view;
  }

  return [
    route('POST list-records/*/*', ({ body }, [object, name]) =>
      shown(named(object, name), (view) => listRecords(view, body)),
    ),
    route('GET list-records/*', ({ query }, [id = '']) =>
      shown(byId(id), (view) => listRecords(view, query)),
    ),
    route('GET list-ui/*/*', ({ query }, [object, name]) => shown(named(object, name), ui(query))),
    route('GET list-ui/*', (request, [name = '']) => {
      const view = byId(name);
      return view ? shown(view, ui(request.query)) : summaries(name, request, 'listUiUrl');
    }),
    route('GET mru-list-records/*', ({ query }, [object = '']) => answered(recent(object, query))),
    route('GET list-info/batch', ({ query }) => {
      const needed = [
        ...texts(query.names).map((name) => named(...name.split('.', 2))),
        ...texts(query.ids).map(byId),
      ];
      return answered({ results: needed.map((view) => part(shown(view, listInfo))) });
    }),
    route('GET list-info/*/*', (_, [object, name]) => shown(named(object, name), listInfo)),
    route('GET list-info/*', (request, [object = '']) => summaries(object, request, 'url')),
    route('POST list-info/*', ({ body }, [objectApiName = '']) => {
      const short = `00B${String(lists.size + 1).padStart(12, '0')}`;
      const view: ListView = {
        id: short + idSuffix(short),
        objectApiName,
        listViewApiName: String(body.listViewApiName),
        label: '',
        columns: ['Name'],
        filters: [],
        orderedBy: { fieldApiName: 'Name', isAscending: true },
        widths: {},
        wrap: {},
      };
      return answered(listInfo(stored(changed(view, body))), 201);
    }),
    route('PATCH list-info/*/*', ({ body }, [object, name]) =>
      shown(named(object, name), (view) => listInfo(stored(changed(view, body)))),
    ),
    route('DELETE list-info/*/*', (_, [object = '', name = '']) =>
      lists.delete(keyOf(object, name)) ? answered('', 204) : notFound(),
    ),
    route('GET list-preferences/*/*', (_, [object, name]) => shown(named(object, name), listPreferences)),
    route('PATCH list-preferences/*/*', ({ body }, [object, name]) =>
      shown(named(object, name), (view) => listPreferences(stored(preferred(view, body)))),
    ),
  ];
}
