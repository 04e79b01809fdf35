import type { ObjectInfo } from '@relab/contract/records';
import type { Principal } from '@relab/server/principal';
import { isAmong } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { defaultRecordType, type RecordType } from '../objects/record-type.ts';

/** True when the caller may make records of this type; the master is everybody's. */
export const mayChoose = ({ availableTo }: RecordType, principal: Principal): boolean =>
  isAmong(availableTo, principal);

/** The default record type of the caller's new records. */
export const defaultRecordTypeFor = (object: ObjectDeclaration, principal: Principal): RecordType =>
  defaultRecordType(object.recordTypes.filter((type) => mayChoose(type, principal)));

/** All types of an object: a record of one that the caller may not choose still has to be named. */
export function recordTypeInfos(
  object: ObjectDeclaration,
  principal: Principal,
): ObjectInfo['recordTypeInfos'] {
  const usual = defaultRecordTypeFor(object, principal);
  return Object.fromEntries(
    object.recordTypes.map((type) => [
      type.id,
      {
        available: mayChoose(type, principal),
        defaultRecordTypeMapping: type === usual,
        master: type.name === undefined,
        name: type.label,
        recordTypeId: type.id,
      },
    ]),
  );
}
