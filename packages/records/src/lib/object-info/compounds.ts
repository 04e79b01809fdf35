import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/** Where a part belongs, and what it is there: BillingStreet is the Street of BillingAddress. */
export interface CompoundPart {
  readonly whole: string;
  readonly component: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A field that is seen as one and written by its parts: an address, or a person's name. */
export function partsOf(object: ObjectDeclaration, name: string): readonly string[] {
  const field = object.allFields[name];
  return field?.composedOf ?? Object.values(field?.parts ?? {});
}

/** The parts of all compound fields of an object, by their field names. */
export function compoundParts(object: ObjectDeclaration): ReadonlyMap<string, CompoundPart> {
  const found = new Map<string, CompoundPart>();
  for (const [whole, { parts, composedOf }] of Object.entries(object.allFields)) {
    for (const [part, field] of Object.entries(parts ?? {}))
      found.set(field, { whole, component: capitalised(part) });
    for (const field of composedOf ?? []) found.set(field, { whole, component: field });
  }
  return found;
}
