import {
  getActionOverrides,
  getFlexipageActions,
  getFlexipageFormulaActivations,
  getGlobalActions,
  getListViewActions,
  getLookupActions,
  getMruListActions,
  getObjectCreateActions,
  getPhotoActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
} from '@relab/contract/records';
import { Reply, type Route, route, taggedReply } from '@relab/server/http';
import { appsOf } from '../apps/find-app.ts';
import type { ToRecords } from '../query/records-context.ts';
import { readActionDefaults } from './action-defaults.ts';
import { readActionInfo, readActionLayout } from './action-form.ts';
import { readActivations, readOverrides } from './action-overrides.ts';
import {
  readCreateActions,
  readFlexipageActions,
  readGlobalActions,
  readListViewActions,
  readLookupActions,
  readMruListActions,
} from './object-actions.ts';
import { performAction } from './perform-action.ts';
import { readPhotoActions, readRecordActions, readRecordEditActions } from './record-actions.ts';
import {
  readRelatedListActions,
  readRelatedListRecordActions,
  readRelatedListsActions,
} from './related-list-actions.ts';

/** What stands in a path as a list of names or ids. */
const listed = (text: string | readonly string[]): readonly string[] => String(text).split(',');

const placedRoutes = (records: ToRecords): readonly Route[] => [
  route(getGlobalActions, async (config, context) =>
    taggedReply(readGlobalActions(config, records(context))),
  ),
  route(getLookupActions, async ({ objectApiNames, ...choice }, context) =>
    taggedReply(readLookupActions(listed(objectApiNames), choice, records(context))),
  ),
  route(getMruListActions, async ({ objectApiNames, ...choice }, context) =>
    taggedReply(readMruListActions(listed(objectApiNames), choice, records(context))),
  ),
  route(getListViewActions, async ({ listViewIds, ...choice }, context) =>
    taggedReply(await readListViewActions(listed(listViewIds), choice, records(context))),
  ),
  route(getFlexipageActions, async ({ flexipageNames, ...choice }, context) => {
    const pages = appsOf(records(context)).map(({ name }) => name);
    return taggedReply(readFlexipageActions(listed(flexipageNames), pages, choice, records(context)));
  }),
  route(getObjectCreateActions, async ({ objectApiName, ...choice }, context) =>
    taggedReply(readCreateActions(objectApiName, choice, records(context))),
  ),
  route(getRecordActions, async ({ recordIds, ...choice }, context) =>
    taggedReply(await readRecordActions(listed(recordIds), choice, records(context))),
  ),
  route(getRecordEditActions, async ({ recordIds, ...choice }, context) =>
    taggedReply(await readRecordEditActions(listed(recordIds), choice, records(context))),
  ),
  route(getPhotoActions, async ({ recordIds, ...choice }, context) =>
    taggedReply(await readPhotoActions(listed(recordIds), choice, records(context))),
  ),
  route(getRelatedListActions, async ({ recordIds, relatedListId, ...choice }, context) =>
    taggedReply(await readRelatedListActions(listed(recordIds), relatedListId, choice, records(context))),
  ),
  route(getRelatedListsActions, ({ recordIds, relatedListsActionParameters }, context) =>
    readRelatedListsActions(listed(recordIds), relatedListsActionParameters, records(context)),
  ),
  route(getRelatedListRecordActions, async ({ recordIds, relatedListRecordIds, ...choice }, context) =>
    taggedReply(
      await readRelatedListRecordActions(
        listed(recordIds),
        listed(relatedListRecordIds),
        choice,
        records(context),
      ),
    ),
  ),
];

const formRoutes = (records: ToRecords): readonly Route[] => [
  route(getActionOverrides, async ({ objectApiName, type }, context) =>
    taggedReply(readOverrides(objectApiName, type, records(context))),
  ),
  route(getFlexipageFormulaActivations, async ({ objectApiNames }, context) =>
    taggedReply(readActivations(objectApiNames, records(context))),
  ),
  route(getQuickActionLayout, async ({ actionApiName, ...choice }, context) =>
    taggedReply(readActionLayout(actionApiName, choice, records(context))),
  ),
  route(getQuickActionInfo, async ({ actionApiName, parentRecordId }, context) =>
    taggedReply(await readActionInfo(actionApiName, parentRecordId, records(context))),
  ),
  route(getQuickActionDefaults, async ({ actionApiName, ...asked }, context) =>
    taggedReply(await readActionDefaults(actionApiName, asked, records(context))),
  ),
  route(
    performQuickAction,
    async ({ actionApiName, ...execution }, context) =>
      new Reply(await performAction('create', actionApiName, execution, records(context)), 201),
  ),
  route(performUpdateRecordQuickAction, ({ actionApiName, ...execution }, context) =>
    performAction('update', actionApiName, execution, records(context)),
  ),
];

export const actionRoutes = (records: ToRecords): readonly Route[] => [
  ...placedRoutes(records),
  ...formRoutes(records),
];
