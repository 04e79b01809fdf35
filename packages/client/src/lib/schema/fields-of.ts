import type { Fields } from './field.ts';
import type { ObjectSpec } from './object-spec.ts';

const description = Symbol('relab.object');

/** D-161: an object, and five names after it. */
const deepest = 5;

interface Description {
  readonly apiName: string;
  readonly names: string;
  readonly relations: Relations;
}

/** Where each relation leads: to the fields of an object, or to one of which only these names are declared. */
export type Relations = Readonly<Record<string, string | (() => object)>>;

function describe(fields: object): Description {
  const { [description]: found } = fields as { readonly [description]?: Description };
  if (!found) throw new TypeError('These are not the fields of an object; see fieldsOf.');
  return found;
}

/** The API name of the object whose fields these are; throws a TypeError for anything else. */
export const apiNameOf = (fields: object): string => describe(fields).apiName;

/** Names at a path, with relations that are followed when they are first looked at: objects may lead to themselves. */
function under(path: string, depth: number, names: string, relations: Relations): object {
  const fields: object = Object.create(null);
  for (const name of names.split(' ').filter(Boolean))
    Object.defineProperty(fields, name, { value: `${path}.${name}`, enumerable: true });
  if (depth === deepest) return fields;
  for (const [name, target] of Object.entries(relations)) {
    const follow = (): object => {
      if (typeof target === 'string') return under(`${path}.${name}`, depth + 1, target, {});
      const found = describe(target());
      return under(`${path}.${name}`, depth + 1, found.names, found.relations);
    };
    let cached: object | undefined;
    const get = (): object => {
      cached ??= follow();
      return cached;
    };
    Object.defineProperty(fields, name, { get, enumerable: true });
  }
  return fields;
}

/**
 * The fields of an object as their qualified names: `fieldsOf('Product2', 'Id Name', { Owner: () => User })` has
 * `Name`, which is the text `'Product2.Name'`, and `Owner.Name`, which is `'Product2.Owner.Name'`; five levels deep
 * (D-161). What a text of names stands for in `relations` is an object with these names and nothing behind them.
 * Written by `relab types`; its types come from the interface that is written beside it.
 */
// @__NO_SIDE_EFFECTS__
export function fieldsOf<Spec extends ObjectSpec>(
  apiName: Spec['apiName'],
  names: string,
  relations: Relations = {},
): Fields<Spec> {
  const fields = under(apiName, 1, names, relations);
  Object.defineProperty(fields, description, { value: { apiName, names, relations } });
  return Object.freeze(fields) as Fields<Spec>;
}
