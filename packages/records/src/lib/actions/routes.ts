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
import { Reply, type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { taggedRoutes } from '../tagged-route.ts';
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

export function actionRoutes(records: ToRecords): readonly Route[] {
  const tagged = taggedRoutes(records);
  return [
    tagged(getGlobalActions, readGlobalActions),
    tagged(getLookupActions, readLookupActions),
    tagged(getMruListActions, readMruListActions),
    tagged(getListViewActions, readListViewActions),
    tagged(getFlexipageActions, readFlexipageActions),
    tagged(getObjectCreateActions, readCreateActions),
    tagged(getRecordActions, readRecordActions),
    tagged(getRecordEditActions, readRecordEditActions),
    tagged(getPhotoActions, readPhotoActions),
    tagged(getRelatedListActions, readRelatedListActions),
    route(getRelatedListsActions, (config, context) => readRelatedListsActions(config, records(context))),
    tagged(getRelatedListRecordActions, readRelatedListRecordActions),
    tagged(getActionOverrides, readOverrides),
    tagged(getFlexipageFormulaActivations, readActivations),
    tagged(getQuickActionLayout, readActionLayout),
    tagged(getQuickActionInfo, readActionInfo),
    tagged(getQuickActionDefaults, readActionDefaults),
    route(
      performQuickAction,
      async (config, context) => new Reply(await performAction('create', config, records(context)), 201),
    ),
    route(performUpdateRecordQuickAction, (config, context) =>
      performAction('update', config, records(context)),
    ),
  ];
}
