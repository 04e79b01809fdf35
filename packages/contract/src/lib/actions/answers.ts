import { answers } from '../answer.ts';
import { RecordRefusal } from '../records/record-responses.ts';
import {
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
} from './action.ts';
import { getActionOverrides, getFlexipageFormulaActivations } from './action-override.ts';
import { ActionOverrides, FormulaActivations } from './action-override-responses.ts';
import { ActionCollection, RelatedListsActions } from './action-responses.ts';
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
} from './quick-action-responses.ts';
import {
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './related-list-action.ts';

export const actionAnswers = [
  answers(getGlobalActions, { 200: ActionCollection }),
  answers(getLookupActions, { 200: ActionCollection }),
  answers(getObjectCreateActions, { 200: ActionCollection }),
  answers(getRecordActions, { 200: ActionCollection }),
  answers(getRecordEditActions, { 200: ActionCollection }),
  answers(getRelatedListRecordActions, { 200: ActionCollection }),
  answers(getRelatedListsActions, { 200: RelatedListsActions }),
  answers(getRelatedListActions, { 200: ActionCollection }),
  answers(getFlexipageActions, { 200: ActionCollection }),
  answers(getListViewActions, { 200: ActionCollection }),
  answers(getMruListActions, { 200: ActionCollection }),
  answers(getPhotoActions, { 200: ActionCollection }),
  answers(getQuickActionLayout, { 200: QuickActionLayout }),
  answers(getQuickActionInfo, { 200: QuickActionInfo }),
  answers(getQuickActionDefaults, { 200: QuickActionDefaults }),
  answers(performUpdateRecordQuickAction, { 200: QuickActionExecution }, RecordRefusal),
  answers(performQuickAction, { 200: QuickActionExecution, 201: QuickActionExecution }, RecordRefusal),
  answers(getActionOverrides, { 200: ActionOverrides }),
  answers(getFlexipageFormulaActivations, { 200: FormulaActivations }),
];
