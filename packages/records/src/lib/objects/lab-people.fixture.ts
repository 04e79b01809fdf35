import type { Principal, Role } from '@relab/server/principal';
import type { Reader } from './access.ts';
import { labObjects, labPlatform } from './lab.fixture.ts';
import { createObjects } from './objects.ts';

export const lab = createObjects(labObjects, labPlatform);

/** Somebody with these roles, or a guest where there is none; for what needs no database. */
export function labReader(...roles: readonly Role[]): Reader {
  const principal: Principal =
    roles.length === 0
      ? { kind: 'guest', guestKey: null, roles: ['guest'] }
      : {
          kind: 'user',
          userId: '005000000000001AAA',
          accountId: '001000000000001AAA',
          email: 'somebody@example.com',
          firstName: 'Some',
          lastName: 'Body',
          guestKey: null,
          roles,
        };
  return { principal, objects: lab };
}
