import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getLayout } from './layout.ts';
import { RecordLayout } from './layout-schemas.ts';
import { getLayoutUserState, updateLayoutUserState } from './layout-user-state.ts';
import { LayoutUserState } from './layout-user-state-schemas.ts';
import { getPathLayout } from './path-layout.ts';
import { PathLayout } from './path-layout-schemas.ts';

/** What the calls of this folder respond. */
export const layoutsCalls: readonly DescribedCall[] = [
  responses(getLayoutUserState, { 200: LayoutUserState }),
  responses(updateLayoutUserState, { 200: LayoutUserState }),
  responses(getLayout, { 200: RecordLayout }),
  responses(getPathLayout, { 200: PathLayout }),
];
