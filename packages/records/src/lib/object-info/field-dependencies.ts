import type { Principal } from '@relab/server/principal';
import { mayReadField, readableField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/** The field that decides which values of a picklist can be chosen, if the caller may read it. */
export function controllerOf(
  object: ObjectDeclaration,
  name: string,
  principal: Principal,
): string | undefined {
  const controller = object.allFields[name]?.controlledBy;
  return readableField(object, controller ?? '', principal) ? controller : undefined;
}

/** All fields that decide over a picklist, the nearest first. */
export function controllersOf(object: ObjectDeclaration, name: string, principal: Principal): string[] {
  const found: string[] = [];
  let next = controllerOf(object, name, principal);
  while (next !== undefined && !found.includes(next)) {
    found.push(next);
    next = controllerOf(object, next, principal);
  }
  return found;
}

/** By name of a controlling field, the fields that depend on it, each with those that depend on it in turn. */
export interface DependentFields {
  readonly [name: string]: DependentFields;
}

export function dependentFields(object: ObjectDeclaration, principal: Principal): DependentFields {
  const readable = Object.entries(object.allFields).filter(([, field]) => mayReadField(field, principal));
  const below = (controller: string, above: readonly string[]): DependentFields =>
    Object.fromEntries(
      readable
        .filter(([name]) => controllerOf(object, name, principal) === controller && !above.includes(name))
        .map(([name]) => [name, below(name, [...above, name])]),
    );
  const roots = readable.filter(([name]) => controllerOf(object, name, principal) === undefined);
  return Object.fromEntries(
    roots.flatMap(([name]) => {
      const tree = below(name, [name]);
      return Object.keys(tree).length > 0 ? [[name, tree]] : [];
    }),
  );
}
