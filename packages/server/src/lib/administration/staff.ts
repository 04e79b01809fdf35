import type { AnyCall } from '@relab/contract';
import { insufficientAccess } from '../errors/errors.ts';
import type { Context } from '../http/context.ts';
import { type Route, route } from '../http/route.ts';
import type { Role, User } from '../principal/principal.ts';

/** The context of a call that the principal may make, who is somebody of the house. */
export interface StaffContext extends Context {
  readonly principal: User;
}

/** An administrator may do what a clerk may. */
const allowed: Readonly<Record<'clerk' | 'administrator', readonly Role[]>> = {
  clerk: ['clerk', 'administrator'],
  administrator: ['administrator'],
};

/** Throws 403 for everybody else; before anything of the request's body is read. */
function requireRole(context: Context, role: 'clerk' | 'administrator'): StaffContext {
  const { principal } = context;
  if (principal.kind !== 'user' || !principal.roles.some((own) => allowed[role].includes(own)))
    throw insufficientAccess();
  return { ...context, principal };
}

type Respond<C extends AnyCall> = (
  config: Parameters<Parameters<typeof route<C>>[1]>[0],
  context: StaffContext,
) => ReturnType<Parameters<typeof route<C>>[1]>;

/** A route for people of one role, and for nobody else. */
export function staffRoute<C extends AnyCall>(
  role: 'clerk' | 'administrator',
  call: C,
  respond: Respond<C>,
): Route {
  return {
    ...route(call, (config, context) => respond(config, requireRole(context, role))),
    beforeBody: (_, context) => void requireRole(context, role),
  };
}
