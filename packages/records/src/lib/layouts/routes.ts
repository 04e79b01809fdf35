import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from '@relab/contract/records';
import type { Route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { taggedRoutes } from '../tagged-route.ts';
import { readLayout } from './layout.ts';
import { readLayoutUserState, writeLayoutUserState } from './layout-user-state.ts';
import { readPathLayout } from './path-layout.ts';

export function layoutRoutes(toRecords: ToRecords): readonly Route[] {
  const tagged = taggedRoutes(toRecords);
  return [
    tagged(getLayout, readLayout),
    tagged(getLayoutUserState, readLayoutUserState),
    tagged(updateLayoutUserState, writeLayoutUserState),
    tagged(getPathLayout, readPathLayout),
  ];
}
