import { masterRecordTypeId } from '@relab/contract';
import { ApiError, insufficientAccess } from '@relab/server/http';
import { mayAny, mayCreate, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';

/** True when the caller may know that there is such an object: who may create its records need not read them. */
export const maySee = (object: ObjectDeclaration, { principal }: Pick<Reader, 'principal'>): boolean =>
  mayAny(object, principal, 'read') || mayCreate(object, principal);

/** Throws INSUFFICIENT_ACCESS for an object that is not there and for one that the caller may not see alike. */
export function findObject(apiName: string, reader: Reader): ObjectDeclaration {
  const object = reader.objects.get(apiName);
  if (!object || !maySee(object, reader)) throw insufficientAccess();
  return object;
}

/**
 * Master where nothing is said (D-181). Types that the caller may not choose are found too: there may be records of them.
 * Throws ILLEGAL_QUERY_PARAMETER_VALUE.
 */
export function findRecordType(
  object: ObjectDeclaration,
  recordTypeId: string | undefined = masterRecordTypeId,
): RecordType {
  // An id of 15 characters is the same without its checksum.
  const found = object.recordTypes.find(
    ({ id }) => id === recordTypeId || (recordTypeId.length === 15 && id.startsWith(recordTypeId)),
  );
  if (found) return found;
  throw new ApiError(
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    `${object.apiName} has no record type ${recordTypeId.slice(0, 40)}.`,
  );
}
