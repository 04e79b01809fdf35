import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { RecordError } from '../records/record-schemas.ts';
import {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './action.ts';
import { getActionOverrides, getFlexipageFormulaActivations } from './action-override.ts';
import { ActionOverrides, FormulaActivations } from './action-override-schemas.ts';
import { ActionCollection, RelatedListsActions } from './action-schemas.ts';
import {
  getFlexipageActions,
  getListViewActions,
  getMruListActions,
  getPhotoActions,
} from './page-action.ts';
import {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  performQuickAction,
  performUpdateRecordQuickAction,
} from './quick-action.ts';
import {
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionLayout,
} from './quick-action-schemas.ts';
import {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './related-list-action.ts';

/** What the calls of this folder respond. */
export const actionsCalls: readonly DescribedCall[] = [
  responses(getActionOverrides, { 200: ActionOverrides }),
  responses(getFlexipageFormulaActivations, {
    200: FormulaActivations,
  }),
  responses(getGlobalActions, { 200: ActionCollection }),
  responses(getLookupActions, { 200: ActionCollection }),
  responses(getObjectCreateActions, { 200: ActionCollection }),
  responses(getRecordActions, { 200: ActionCollection }),
  responses(getRecordEditActions, { 200: ActionCollection }),
  responses(getFlexipageActions, { 200: ActionCollection }),
  responses(getListViewActions, { 200: ActionCollection }),
  responses(getMruListActions, { 200: ActionCollection }),
  responses(getPhotoActions, { 200: ActionCollection }),
  responses(getQuickActionLayout, { 200: QuickActionLayout }),
  responses(getQuickActionInfo, { 200: QuickActionInfo }),
  responses(getQuickActionDefaults, {
    200: QuickActionDefaults,
  }),
  responses(performUpdateRecordQuickAction, { 200: QuickActionExecution }, RecordError),
  responses(performQuickAction, { 200: QuickActionExecution, 201: QuickActionExecution }, RecordError),
  responses(getRelatedListRecordActions, {
    200: ActionCollection,
  }),
  responses(getRelatedListsActions, {
    200: RelatedListsActions,
  }),
  responses(getRelatedListActions, { 200: ActionCollection }),
];
