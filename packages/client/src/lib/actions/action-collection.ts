import type { ActionCollection } from '@relab/contract/records';
import { platformActionLifetime } from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import type { KeyedAt } from '../records/record-response.ts';
import { publishResponse } from '../records/record-response.ts';
import { checkedResponse } from '../sources/checked-response.ts';

/** What distinguishes an action from all others, by the server's names; of actions on rows also the row. */
function actionKey(action: unknown): string | undefined {
  const { actionListContext, apiName, externalId, relatedListRecordId, section, targetUrl, type } = Object(
    action,
  ) as Readonly<Record<string, unknown>>;
  if (typeof externalId !== 'string') return undefined;
  const names = [externalId, actionListContext, type, apiName, section, relatedListRecordId, targetUrl];
  return `platform-actions/${JSON.stringify(names)}`;
}

/** Where the actions of a collection stand, each once. */
function actionsIn({ actions }: ActionCollection): readonly KeyedAt[] {
  return Object.entries(actions).flatMap(([entity, entry]) => {
    const listed: unknown = Object(entry).actions;
    return (Array.isArray(listed) ? listed : []).flatMap((action: unknown, index) => {
      const key = actionKey(action);
      const at = ['actions', entity, 'actions', index];
      return key === undefined ? [] : [{ at, key, content: action, lifetime: platformActionLifetime }];
    });
  });
}

/**
 * How reads of actions keep what they are answered: the collection under its key (D-256), each action once under a key
 * of its own, for longer (D-236). What one collection brings of an action shows in all.
 */
export const actionCollection = {
  query: (client: Client, key: string) => recordsOf(client.store).documentQuery<ActionCollection>(key),
  publish: (client: Client, key: string, response: ActionCollection, lifetime: number) =>
    publishResponse(client, key, response, lifetime, [], actionsIn(response)),
  check: (response: ActionCollection) => checkedResponse(response, 'actions'),
};
