import type { QuickActionExecution, RecordAvatar } from '@relab/contract/records';
import type { Org, Scalar } from './org.fixture.ts';
import { recordBody } from './record-body.fixture.ts';
import { answered, members, notFound, part, type Route, route } from './route.fixture.ts';

/** Avatars, lookups and quick actions: `NewContact` makes a contact of an account, `Rate` changes an account. */
export function extraRoutes(org: Org): readonly Route[] {
  const photos = new Map<string, string>();

  function avatar(recordId: string): RecordAvatar {
    const photoUrl = photos.get(recordId);
    if (photoUrl === undefined)
      return { backgroundColor: '#5867e8', iconUrl: '/icons/account.png', recordId, type: 'Theme' };
    const photoMetadata = { companyBluemasterId: null, responseId: null };
    return {
      backgroundColor: '#ffffff',
      height: 72,
      photoMetadata,
      photoUrl,
      provider: null,
      recordId,
      type: 'Photo',
      width: 72,
    };
  }

  const shown = (id: string) => (org.records.has(id) ? answered(avatar(id)) : notFound());

  function execution(contextId: string, id: string, isCreated: boolean): QuickActionExecution {
    return { contextId, feedItemId: null, id, isCreated, isSuccess: true, successMessage: 'Done.' };
  }

  function scalars(value: unknown): Record<string, Scalar> {
    return Object.fromEntries(Object.entries(members(value)).map(([name, one]) => [name, String(one)]));
  }

  return [
    route('GET record-avatars/batch/*', (_, [ids = '']) => {
      const results = ids.split(',').map((id) => part(shown(id)));
      return answered({ hasErrors: results.some(({ statusCode }) => statusCode !== 200), results });
    }),
    route('POST record-avatars/*/association', ({ body }, [id = '']) => {
      photos.set(id, String(body.photoUrl));
      return shown(id);
    }),
    route('PATCH actions/perform-quick-action/*', ({ body }) => {
      const id = String(body.contextId);
      if (!org.update(id, scalars(body.fields))) return notFound();
      return answered(execution(id, id, false));
    }),
    route('POST actions/perform-quick-action/*', ({ body }) => {
      const { id } = org.create(String(body.apiName), {
        ...scalars(body.fields),
        AccountId: String(body.contextId),
      });
      return answered(execution(String(body.contextId), id, true), 201);
    }),
    route('POST lookups/*/*', ({ query }, [objectApiName = '', fieldApiName = '']) => {
      const target = org.objects[objectApiName]?.fields[fieldApiName]?.refersTo ?? '';
      const found = org.all(target).filter(({ values }) => String(values.Name).includes(query.q ?? ''));
      return answered({
        lookupResults: {
          [target]: {
            count: found.length,
            currentPageToken: null,
            currentPageUrl: null,
            nextPageToken: null,
            nextPageUrl: null,
            previousPageToken: null,
            previousPageUrl: null,
            records: found.map((record) => recordBody(org, record, ['Id', 'Name'])),
          },
        },
      });
    }),
  ];
}
