import type { RelatedListCount, RelatedListInfo, RelatedListRecords } from '@relab/contract/records';
import type { ScriptedReply } from '../testing/scripted-fetch.ts';
import { sorted } from './list-view.fixture.ts';
import type { Org, OrgRecord } from './org.fixture.ts';
import { pathsOf, recordBody } from './record-body.fixture.ts';
import { answered, members, part, type Route, rejected, route, texts } from './route.fixture.ts';

type Params = Readonly<Record<string, unknown>>;

const unknownList = () =>
  rejected(400, 'INVALID_TYPE', 'The related lists UI API currently does not support this related list');

export function relatedListRoutes(org: Org): readonly Route[] {
  const reference = (parentObjectApiName: string, relatedListId: string, parentId: string | null) => ({
    id: null,
    inContextOfRecordId: parentId,
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName,
    recordTypeId: null,
    relatedListId,
    type: 'relatedList' as const,
  });

  const listOf = (apiName: string, relatedListId: string) =>
    org.objects[apiName]?.relatedLists?.[relatedListId];

  function children(parentId: string, relatedListId: string): readonly OrgRecord[] | undefined {
    const list = listOf(org.records.get(parentId)?.apiName ?? '', relatedListId);
    return list && org.all(list.child).filter(({ values }) => values[list.reference] === parentId);
  }

  const parentObject = (parentId: string) => org.records.get(parentId)?.apiName ?? '';

  function records(parentId: string, relatedListId: string, params: Params): ScriptedReply {
    const found = children(parentId, relatedListId);
    if (!found) return unknownList();
    const [sort = 'Name'] = texts(params.sortBy);
    const pageSize = Number(params.pageSize ?? 50);
    const offset = Number(params.pageToken ?? 0);
    const fields = [...texts(params.fields)];
    const optionalFields = [...texts(params.optionalFields)];
    const page = sorted(org, found, sort.slice(sort.indexOf('.') + 1)).slice(offset, offset + pageSize);
    const body: RelatedListRecords = {
      count: page.length,
      currentPageToken: String(offset),
      fields,
      listInfoETag: `related ${relatedListId}`,
      listReference: reference(parentObject(parentId), relatedListId, parentId),
      nextPageToken: offset + pageSize < found.length ? String(offset + pageSize) : null,
      optionalFields,
      pageSize,
      previousPageToken: offset > 0 ? String(offset - pageSize) : null,
      records: page.map((record) =>
        recordBody(org, record, ['Id', ...pathsOf(fields), ...pathsOf(optionalFields)]),
      ),
      sortBy: [...texts(params.sortBy)],
      where: null,
    };
    return answered(body);
  }

  function count(parentId: string, relatedListId: string, { maxCount = 99 }: Params): ScriptedReply {
    const found = children(parentId, relatedListId);
    if (!found) return unknownList();
    const body: RelatedListCount = {
      count: Math.min(found.length, Number(maxCount)),
      hasMore: found.length > Number(maxCount),
      listReference: reference(parentObject(parentId), relatedListId, parentId),
    };
    return answered(body);
  }

  function info(apiName: string, relatedListId: string): ScriptedReply {
    const list = listOf(apiName, relatedListId);
    if (!list) return unknownList();
    const body: RelatedListInfo = {
      cloneable: false,
      createable: false,
      deletable: false,
      displayColumns: [],
      fieldApiName: list.reference,
      fields: [],
      filterLogicString: '',
      filterable: true,
      filteredByInfo: [],
      label: relatedListId,
      listReference: reference(apiName, relatedListId, null),
      objectApiNames: [list.child],
      optionalFields: [],
      orderedByInfo: [{ fieldApiName: 'Name', isAscending: true, label: 'Name' }],
      restrictColumnsToLayout: true,
      updateable: false,
      userPreferences: { columnWidths: {}, columnWrap: {} },
      visibility: 'Public',
      visibilityEditable: false,
    };
    return answered(body);
  }

  return [
    route('POST related-list-records/batch/*', ({ body }, [parentId = '']) => {
      const needed = Array.isArray(body.relatedListParameters) ? body.relatedListParameters.map(members) : [];
      const results = needed.map((params) => part(records(parentId, String(params.relatedListId), params)));
      return answered({ results });
    }),
    route('POST related-list-records/*/*', ({ body }, [parentId = '', list = '']) =>
      records(parentId, list, body),
    ),
    route('GET related-list-count/batch/*/*', ({ query }, [parentId = '', lists = '']) =>
      answered({ results: lists.split(',').map((list) => part(count(parentId, list, query))) }),
    ),
    route('GET related-list-count/*/*', ({ query }, [parentId = '', list = '']) =>
      count(parentId, list, query),
    ),
    route('GET related-list-info/batch/*/*', (_, [apiName = '', lists = '']) =>
      answered({ results: lists.split(',').map((list) => part(info(apiName, list))) }),
    ),
    route('GET related-list-info/*/*', (_, [apiName = '', list = '']) => info(apiName, list)),
  ];
}
