import { isRecordId, normalizeId } from '@relab/contract';
import type { Principal } from '@relab/server/principal';
import { mayChoose } from '../object-info/record-type-infos.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { masterRecordType, type RecordType } from '../objects/record-type.ts';

/** The type with this id; undefined for one that the object does not have, or that the caller may not choose. */
export function choosableType(
  object: ObjectDeclaration,
  id: string,
  principal: Principal,
): RecordType | undefined {
  if (!isRecordId(id)) return undefined;
  const type = object.recordTypes.find((one) => one.id === normalizeId(id));
  // The master is what records without types have.
  if (type === masterRecordType && object.fields.RecordTypeId) return undefined;
  return type && mayChoose(type, principal) ? type : undefined;
}

export const typeOf = (object: ObjectDeclaration, id: unknown): RecordType =>
  object.recordTypes.find((type) => type.id === id) ?? masterRecordType;
