import type { SpaceWorkflow } from '@relab/contract/content';

/** A workflow as it is being edited. */
export type WorkflowDraft = Pick<SpaceWorkflow, 'moves' | 'requiresApproval' | 'states'>;

export type MoveRight = WorkflowDraft['moves'][number]['right'];

export const rightOf = ({ moves }: WorkflowDraft, from: string, to: string): MoveRight | undefined =>
  moves.find((move) => move.from === from && move.to === to)?.right;

/** Undefined takes the move out. */
export function withMove(
  draft: WorkflowDraft,
  from: string,
  to: string,
  right: MoveRight | undefined,
): WorkflowDraft {
  const others = draft.moves.filter((move) => move.from !== from || move.to !== to);
  return { ...draft, moves: right ? [...others, { from, to, right }] : others };
}

/** A state with its moves; the last two stay, and so does the first one, which is that of what is new. */
export const withoutState = (draft: WorkflowDraft, id: string): WorkflowDraft => ({
  ...draft,
  states: draft.states.filter((state) => state.id !== id),
  moves: draft.moves.filter(({ from, to }) => from !== id && to !== id),
});

/** An id that no state has: contents name it, so it stays whatever the state is called. */
export function newStateId({ states }: WorkflowDraft): string {
  let number = states.length + 1;
  while (states.some(({ id }) => id === `state-${number}`)) number += 1;
  return `state-${number}`;
}

export const changeState = (
  draft: WorkflowDraft,
  id: string,
  change: Partial<WorkflowDraft['states'][number]>,
): WorkflowDraft => ({
  ...draft,
  states: draft.states.map((state) => (state.id === id ? { ...state, ...change } : state)),
});
