import type { Principal, Role } from '@relab/server/principal';
import { type ListInput, mayShareLists, type Visibility } from './list.ts';
import type { ListProblems } from './list-error.ts';

type ShareInput = NonNullable<ListInput['listShares']>[number];

/** Guests are not among them: what they see is public. */
const roles: readonly Role[] = [
  'buyer',
  'buyer manager',
  'seller',
  'author',
  'publisher',
  'clerk',
  'administrator',
];

const roleOf = (name: string): Role | undefined => {
  const plain = name.trim().toLowerCase().replaceAll('_', ' ');
  return roles.find((role) => role === plain);
};

/** The roles that a list is shared with. */
export function checkShares(inputs: readonly ShareInput[], problems: ListProblems): readonly Role[] {
  const found = new Set<Role>();
  for (const input of inputs) {
    if (typeof input !== 'string' && input.shareType !== 'Role') {
      problems.add('listShares', `Lists are shared with roles, not with ${input.shareType}.`);
      continue;
    }
    const names = typeof input === 'string' ? [input] : input.shares.map(({ shareApiName }) => shareApiName);
    for (const name of names) {
      const role = roleOf(name);
      if (role) found.add(role);
      else problems.add('listShares', `There is no role ${name.slice(0, 80)}.`);
    }
  }
  return roles.filter((role) => found.has(role));
}

/** Everybody makes lists for themselves; those for others are made by clerks and administrators. */
export function checkVisibility(
  visibility: Visibility,
  sharedWith: readonly Role[],
  principal: Principal,
  problems: ListProblems,
): void {
  if (visibility !== 'Private' && !mayShareLists(principal)) {
    problems.add('visibility', problems.texts.notShared);
  }
  if (visibility === 'Shared' && sharedWith.length === 0) {
    problems.add('listShares', problems.texts.sharedWithNobody);
  }
  if (visibility !== 'Shared' && sharedWith.length > 0) {
    problems.add('listShares', 'Only a list whose visibility is Shared has shares.');
  }
}
