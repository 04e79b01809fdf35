import type { Who } from '@relab/server/principal';
import { mayReadField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/** The field that decides which values of a picklist can be chosen, if the caller may read it. */
export function controllerOf(object: ObjectDeclaration, name: string, who: Who): string | undefined {
  const controller = object.allFields[name]?.controlledBy;
  const declared = controller === undefined ? undefined : object.allFields[controller];
  return declared && mayReadField(declared, who) ? controller : undefined;
}

/** All fields that decide over a picklist, the nearest first. */
export function controllersOf(object: ObjectDeclaration, name: string, who: Who): string[] {
  const found: string[] = [];
  let next = controllerOf(object, name, who);
  while (next !== undefined && !found.includes(next)) {
    found.push(next);
    next = controllerOf(object, next, who);
  }
  return found;
}

/** By name of a controlling field, the fields that depend on it, each with those that depend on it in turn. */
export interface DependentFields {
  readonly [name: string]: DependentFields;
}

export function dependentFields(object: ObjectDeclaration, who: Who): DependentFields {
  const readable = Object.entries(object.allFields).filter(([, field]) => mayReadField(field, who));
  const below = (controller: string, above: readonly string[]): DependentFields =>
    Object.fromEntries(
      readable
        .filter(([name]) => controllerOf(object, name, who) === controller && !above.includes(name))
        .map(([name]) => [name, below(name, [...above, name])]),
    );
  const roots = readable.filter(([name]) => controllerOf(object, name, who) === undefined);
  return Object.fromEntries(
    roots.flatMap(([name]) => {
      const tree = below(name, [name]);
      return Object.keys(tree).length > 0 ? [[name, tree]] : [];
    }),
  );
}
