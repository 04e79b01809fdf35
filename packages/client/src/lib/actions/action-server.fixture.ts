import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';

export const one = '001000000000001AAA';
export const two = '001000000000002AAA';
export const gone = '001000000000009AAA';

export const action = (apiName: string, entity: string, label = apiName) => ({
  actionListContext: 'Record',
  actionTarget: null,
  actionTargetType: null,
  apiName,
  externalId: `${entity}::${apiName}`,
  iconUrl: null,
  id: null,
  isMassAction: 'false',
  label,
  lwcComponent: null,
  primaryColor: null,
  relatedListRecordId: null,
  relatedSourceObject: null,
  section: 'Page',
  sourceObject: entity,
  subtype: null,
  targetObject: null,
  targetUrl: null,
  type: 'QuickAction',
});

/** A collection of one action, `Edit`, for each of these. */
export const collection = (entities: readonly string[], label = 'Edit') => ({
  actions: Object.fromEntries(
    entities.map((entity) => [
      entity,
      { actions: [action('Edit', entity, label)], links: [], url: `/actions/${entity}` },
    ]),
  ),
  eTag: 'g1',
  url: '/actions',
});

const failure = [{ errorCode: 'NOT_FOUND', message: 'No such record.' }];

/** The steps of the path behind `actions`. */
export const actionPath = ({ path }: ScriptedRequest): string =>
  decodeURIComponent(path.split('/ui-api/actions/').at(-1) ?? '');

const idsIn = (request: ScriptedRequest) => actionPath(request).split('/')[1]?.split(',') ?? [];

/** A server of actions. It knows no record `gone`, and refuses whatever names it. */
export const actionScript: Readonly<Record<string, unknown>> = {
  'POST /actions/record/*/related-list/batch': (request: ScriptedRequest) => {
    const { relatedListsActionParameters: lists } = request.body as {
      relatedListsActionParameters: readonly { relatedListId: string }[];
    };
    return {
      results: lists.map(({ relatedListId }) =>
        relatedListId === 'Notes'
          ? { statusCode: 400, result: failure }
          : { statusCode: 200, result: collection([relatedListId]) },
      ),
    };
  },
  'POST /actions/record/*/related-list/*': collection(['Contacts']),
  'GET /actions/record/*/record-edit': (request: ScriptedRequest) => collection(idsIn(request)),
  'GET /actions/record/*/related-list-record/*': collection([one]),
  'GET /actions/record/*': (request: ScriptedRequest) => {
    const ids = idsIn(request);
    return ids.includes(gone) ? reply(404, failure) : collection(ids);
  },
  'GET /actions/global': collection(['Global']),
  'GET /actions/lookup/*': collection(['Account']),
  'GET /actions/object/*/record-create': collection(['Account']),
};
