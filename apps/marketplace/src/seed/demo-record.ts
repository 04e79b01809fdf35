import type { ObjectDeclaration } from '@relab/records/objects';
import type { DemoRecord, Reference } from '../demo/people.ts';
import { objects } from '../objects/objects.ts';
import { recordTypeId } from '../objects/record-type-id.ts';
import { type SeedRecord, seedId } from './insert-records.ts';

/** The declaration by API name. Throws for one that is not declared. */
function declarationOf(apiName: string): ObjectDeclaration {
  const object = objects.get(apiName);
  if (!object) throw new Error(`The demo data names ${apiName}, which is no object.`);
  return object;
}

/** The id of a record that the demo data refers to; `ownerId` is the user whom it calls the owner. */
export function referenceId({ object, key }: Reference, ownerId?: string): string {
  if (object === 'User' && key === 'owner' && ownerId !== undefined) return ownerId;
  return seedId(declarationOf(object), key);
}

/** The records of each object, in the order of the objects, ready to be inserted. */
export function seedRecords(
  records: readonly DemoRecord[],
  ownerId: string,
): readonly (readonly [object: ObjectDeclaration, records: readonly SeedRecord[]])[] {
  const toSeedRecord = ({ object, key, recordType, values }: DemoRecord): SeedRecord => {
    const declaration = declarationOf(object);
    const fields = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? referenceId(value, ownerId) : value,
    ]);
    return {
      Id: seedId(declaration, key),
      ...(recordType === undefined ? {} : { RecordTypeId: recordTypeId(declaration, recordType) }),
      ...Object.fromEntries(fields),
    };
  };
  return Array.from(
    Map.groupBy(records, ({ object }) => object),
    ([apiName, ofObject]) => [declarationOf(apiName), ofObject.map(toSeedRecord)] as const,
  );
}
