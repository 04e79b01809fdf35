import { isRecordId, normalizeId } from '@relab/contract';
import type { Role, Who } from '../http/who.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { defaultRecordType, masterRecordType, type RecordType } from '../objects/record-type.ts';

/** True for a type that the caller may give to records. Administrators may give all. */
export function isAvailable({ availableTo }: RecordType, who: Who): boolean {
  if (availableTo === undefined || who.roles.includes('administrator')) return true;
  return [...who.roles, 'guest' as Role].some((role) => availableTo.includes(role));
}

/** What a new record has when its writer does not say: the default, if the writer may choose it, else the first. */
export const recordTypeFor = (object: ObjectDeclaration, who: Who): RecordType =>
  defaultRecordType(object.recordTypes.filter((type) => isAvailable(type, who)));

/** The type with this id; undefined for one that the object does not have, or that the caller may not choose. */
export function choosableType(object: ObjectDeclaration, id: string, who: Who): RecordType | undefined {
  if (!isRecordId(id)) return undefined;
  const type = object.recordTypes.find((one) => one.id === normalizeId(id));
  // The master is what records without types have.
  if (type === masterRecordType && object.fields.RecordTypeId) return undefined;
  return type && isAvailable(type, who) ? type : undefined;
}

export const typeOf = (object: ObjectDeclaration, id: unknown): RecordType =>
  object.recordTypes.find((type) => type.id === id) ?? masterRecordType;
