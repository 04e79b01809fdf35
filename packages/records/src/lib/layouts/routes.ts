import { getLayout, getLayoutUserState, getPathLayout, updateLayoutUserState } from '@relab/contract/records';
import { etagReply, type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { readLayout } from './layout.ts';
import { readLayoutUserState, writeLayoutUserState } from './layout-user-state.ts';
import { readPathLayout } from './path-layout.ts';

export const layoutRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getLayout, async ({ objectApiName, ...choice }, context) =>
    etagReply(readLayout(objectApiName, choice, toRecords(context))),
  ),
  route(getLayoutUserState, async ({ objectApiName, ...choice }, context) =>
    etagReply(await readLayoutUserState(objectApiName, choice, toRecords(context))),
  ),
  route(updateLayoutUserState, async ({ objectApiName, sectionUserStates, ...choice }, context) =>
    etagReply(await writeLayoutUserState(objectApiName, choice, sectionUserStates, toRecords(context))),
  ),
  route(getPathLayout, async ({ objectApiName, ...choice }, context) =>
    etagReply(readPathLayout(objectApiName, choice, toRecords(context))),
  ),
];
