import { answers } from '../answer.ts';
import { getLayout } from './layout.ts';
import { RecordLayout } from './layout-responses.ts';
import { getLayoutUserState, updateLayoutUserState } from './layout-user-state.ts';
import { LayoutUserState } from './layout-user-state-responses.ts';
import { getPathLayout } from './path-layout.ts';
import { PathLayout } from './path-layout-responses.ts';

export const layoutAnswers = [
  answers(getLayout, { 200: RecordLayout }),
  answers(getLayoutUserState, { 200: LayoutUserState }),
  answers(updateLayoutUserState, { 200: LayoutUserState }),
  answers(getPathLayout, { 200: PathLayout }),
];
