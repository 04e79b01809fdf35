import type { LayoutUserState } from '@relab/contract/records';
import { isObject } from '../values/is-object.ts';

/** By section id. */
export type SectionStates = Readonly<Record<string, { readonly collapsed: boolean }>>;

export function isLayoutUserState(response: unknown): response is LayoutUserState {
  const { sectionUserStates } = Object(response) as { readonly sectionUserStates?: unknown };
  return isObject(sectionUserStates);
}

/** The state with these sections in it; all its other members stay. */
export function withSections(state: LayoutUserState, sections: SectionStates): LayoutUserState {
  if (!isLayoutUserState(state)) return state;
  const cached = state.sectionUserStates;
  const changed = Object.entries(sections).map(
    ([id, section]) => [id, { ...(Object.hasOwn(cached, id) ? cached[id] : {}), ...section }] as const,
  );
  // fromEntries defines members, so that one called `__proto__` stays a member.
  return { ...state, sectionUserStates: Object.fromEntries([...Object.entries(cached), ...changed]) };
}

/** The states of these sections by a response; as they were sent where it has none. */
export function confirmedSections(response: unknown, sent: SectionStates): SectionStates {
  const reported: SectionStates = isLayoutUserState(response) ? response.sectionUserStates : {};
  return Object.fromEntries(
    Object.entries(sent).map(([id, section]) => [
      id,
      (Object.hasOwn(reported, id) && reported[id]) || section,
    ]),
  );
}
