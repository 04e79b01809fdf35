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
import { etagReply, Reply, type Route, route } from '@relab/server/http';
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
  route(getGlobalActions, async (config, context) => etagReply(readGlobalActions(config, records(context)))),
  route(getLookupActions, async ({ objectApiNames, ...choice }, context) =>
    etagReply(readLookupActions(listed(objectApiNames), choice, records(context))),
  ),
  route(getMruListActions, async ({ objectApiNames, ...choice }, context) =>
    etagReply(readMruListActions(listed(objectApiNames), choice, records(context))),
  ),
  route(getListViewActions, async ({ listViewIds, ...choice }, context) =>
    etagReply(await readListViewActions(listed(listViewIds), choice, records(context))),
  ),
  route(getFlexipageActions, async ({ flexipageNames, ...choice }, context) => {
    const pages = appsOf(records(context)).map(({ name }) => name);
    return etagReply(readFlexipageActions(listed(flexipageNames), pages, choice, records(context)));
  }),
  route(getObjectCreateActions, async ({ objectApiName, ...choice }, context) =>
    etagReply(readCreateActions(objectApiName, choice, records(context))),
  ),
  route(getRecordActions, async ({ recordIds, ...choice }, context) =>
    etagReply(await readRecordActions(listed(recordIds), choice, records(context))),
  ),
  route(getRecordEditActions, async ({ recordIds, ...choice }, context) =>
    etagReply(await readRecordEditActions(listed(recordIds), choice, records(context))),
  ),
  route(getPhotoActions, async ({ recordIds, ...choice }, context) =>
    etagReply(await readPhotoActions(listed(recordIds), choice, records(context))),
  ),
  route(getRelatedListActions, async ({ recordIds, relatedListId, ...choice }, context) =>
    etagReply(await readRelatedListActions(listed(recordIds), relatedListId, choice, records(context))),
  ),
  route(getRelatedListsActions, ({ recordIds, relatedListsActionParameters }, context) =>
    readRelatedListsActions(listed(recordIds), relatedListsActionParameters, records(context)),
  ),
  route(getRelatedListRecordActions, async ({ recordIds, relatedListRecordIds, ...choice }, context) =>
    etagReply(
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
    etagReply(readOverrides(objectApiName, type, records(context))),
  ),
  route(getFlexipageFormulaActivations, async ({ objectApiNames }, context) =>
    etagReply(readActivations(objectApiNames, records(context))),
  ),
  route(getQuickActionLayout, async ({ actionApiName, ...choice }, context) =>
    etagReply(readActionLayout(actionApiName, choice, records(context))),
  ),
  route(getQuickActionInfo, async ({ actionApiName, parentRecordId }, context) =>
    etagReply(await readActionInfo(actionApiName, parentRecordId, records(context))),
  ),
  route(getQuickActionDefaults, async ({ actionApiName, ...asked }, context) =>
    etagReply(await readActionDefaults(actionApiName, asked, records(context))),
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
