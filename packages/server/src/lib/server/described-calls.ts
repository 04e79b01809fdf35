import {
  type AnsweredCall,
  actionAnswers,
  analyticsAnswers,
  appAnswers,
  avatarAnswers,
  commerceAnswers,
  contentAnswers,
  duplicateAnswers,
  favoriteAnswers,
  fileAnswers,
  identityAnswers,
  layoutAnswers,
  listAnswers,
  objectInfoAnswers,
  recordAnswers,
  recordDataAnswers,
  relatedListAnswers,
  searchAnswers,
  sobjectAnswers,
} from '@relab/contract/server';
import type { Route } from '../http/route.ts';

const describedCalls: readonly AnsweredCall[] = [
  ...recordAnswers,
  ...recordDataAnswers,
  ...listAnswers,
  ...objectInfoAnswers,
  ...layoutAnswers,
  ...actionAnswers,
  ...appAnswers,
  ...duplicateAnswers,
  ...relatedListAnswers,
  ...searchAnswers,
  ...avatarAnswers,
  ...favoriteAnswers,
  ...fileAnswers,
  ...sobjectAnswers,
  ...commerceAnswers,
  ...contentAnswers,
  ...identityAnswers,
  ...analyticsAnswers,
];

/** What the contract says of the calls that these routes answer. */
export function callsOf(routes: readonly Route[]): readonly AnsweredCall[] {
  const ids = new Set(routes.map(({ call }) => call.id));
  return describedCalls.filter(({ call }) => ids.has(call.id));
}
