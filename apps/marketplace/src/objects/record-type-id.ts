import type { ObjectDeclaration } from '@relab/records/objects';

/** The id of a record type by name. Throws for one that is not declared. */
export function recordTypeId(object: ObjectDeclaration, name: string): string {
  const type = object.recordTypes.find((one) => one.name === name);
  if (!type) throw new Error(`${object.apiName} has no record type ${name}.`);
  return type.id;
}
