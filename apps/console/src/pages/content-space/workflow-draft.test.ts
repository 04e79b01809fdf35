import { expect, test } from 'vitest';
import { newStateId, rightOf, type WorkflowDraft, withMove, withoutState } from './workflow-draft.ts';

const draft: WorkflowDraft = {
  requiresApproval: false,
  states: [
    { id: 'work', label: 'In Work', isApproved: false },
    { id: 'state-3', label: 'Legal', isApproved: false },
    { id: 'done', label: 'Done', isApproved: true },
  ],
  moves: [
    { from: 'work', to: 'state-3', right: 'write' },
    { from: 'state-3', to: 'done', right: 'publish' },
  ],
};

test('a move has one right, and none where it is taken out', () => {
  expect(rightOf(withMove(draft, 'work', 'state-3', 'manage'), 'work', 'state-3')).toBe('manage');
  expect(withMove(draft, 'work', 'state-3', 'manage').moves).toHaveLength(2);
  expect(rightOf(withMove(draft, 'work', 'state-3', undefined), 'work', 'state-3')).toBeUndefined();
  // The way back is another move.
  expect(rightOf(draft, 'done', 'state-3')).toBeUndefined();
});

test('a state leaves with the moves to it and from it', () => {
  expect(withoutState(draft, 'state-3')).toMatchObject({
    states: [{ id: 'work' }, { id: 'done' }],
    moves: [],
  });
});

test('a new state has an id that no other has', () => {
  expect(newStateId(draft)).toBe('state-4');
  expect(newStateId({ ...draft, states: draft.states.slice(0, 2) })).toBe('state-4');
});
