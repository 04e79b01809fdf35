import type { ObjectDeclaration } from './object-declaration.ts';

/** The objects of one installation. */
export interface Objects {
  readonly all: readonly ObjectDeclaration[];
  /** Undefined for a name nobody declared. */
  get(apiName: string): ObjectDeclaration | undefined;
  /** The object a record's id belongs to. */
  ofRecord(recordId: string): ObjectDeclaration | undefined;
}

export function createObjects(all: readonly ObjectDeclaration[]): Objects {
  const byName = new Map(all.map((object) => [object.apiName, object]));
  const byPrefix = new Map(all.map((object) => [object.keyPrefix, object]));
  for (const object of all) {
    if (byName.get(object.apiName) !== object) throw new Error(`${object.apiName} is declared twice.`);
    const other = byPrefix.get(object.keyPrefix);
    if (other && other !== object) {
      throw new Error(`${object.apiName} and ${other.apiName} have the same key prefix ${object.keyPrefix}.`);
    }
    for (const [name, field] of Object.entries(object.fields)) {
      if (field.to !== undefined && !byName.has(field.to)) {
        throw new Error(`${object.apiName}.${name} refers to ${field.to}, which is not declared.`);
      }
    }
  }
  return {
    all,
    get: (apiName) => byName.get(apiName),
    ofRecord: (recordId) => byPrefix.get(recordId.slice(0, 3)),
  };
}
