import type { RecordLayout } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import type { Client } from '../client/client.ts';
import { getLayout } from '../layouts/layout.ts';
import { getLayoutUserState } from '../layouts/layout-user-state.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { isMembers } from '../values/is-object.ts';
import type { KeyedAt } from './record-response.ts';

type LayoutOf = Parameters<typeof getLayout>[1];

const entriesOf = (value: unknown): readonly (readonly [string, object])[] =>
  Object.entries(isMembers(value) ? value : {}).filter((entry): entry is [string, object] =>
    isMembers(entry[1]),
  );

/** Object infos by name, as those that `getObjectInfo` reads. */
export function objectInfoParts(client: Client, objectInfos: unknown): readonly KeyedAt[] {
  return entriesOf(objectInfos).flatMap(([name, content]) => {
    const key = getObjectInfo.source(client, { objectApiName: name })?.key;
    return key ? [{ at: ['objectInfos', name], key, content, lifetime: calls.objectInfoLifetime }] : [];
  });
}

/** One layout, as the one that `getLayout` reads. */
export function layoutPart(
  client: Client,
  at: KeyedAt['at'],
  content: object,
  config: LayoutOf,
): readonly KeyedAt[] {
  const key = getLayout.source(client, config)?.key;
  return key ? [{ at, key, content, lifetime: calls.layoutLifetime }] : [];
}

/**
 * Layouts by object, record type, layout type and mode (D-020), and what a user has folded in them by the layouts' ids,
 * as those that `getLayout` and `getLayoutUserState` read.
 */
export function layoutParts(client: Client, layouts: unknown, states: unknown): readonly KeyedAt[] {
  const parts: KeyedAt[] = [];
  const stateOf = new Map(entriesOf(states));
  for (const [objectApiName, byRecordType] of entriesOf(layouts)) {
    for (const [recordTypeId, byType] of entriesOf(byRecordType)) {
      for (const [layoutType, byMode] of entriesOf(byType)) {
        for (const [mode, layout] of entriesOf(byMode)) {
          const config = { objectApiName, recordTypeId, layoutType, mode } as LayoutOf;
          parts.push(
            ...layoutPart(client, ['layouts', objectApiName, recordTypeId, layoutType, mode], layout, config),
          );
          const { id } = layout as RecordLayout;
          const state = id === null ? undefined : stateOf.get(id);
          const key = state && getLayoutUserState.source(client, config)?.key;
          if (id !== null && key)
            parts.push({
              at: ['layoutUserStates', id],
              key,
              content: state,
              lifetime: calls.layoutUserStateLifetime,
            });
        }
      }
    }
  }
  return parts;
}
