import type { ObjectInfo } from '@relab/contract/records';
import type { Who } from '@relab/server/principal';
import { isAmong } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { defaultRecordType, type RecordType } from '../objects/record-type.ts';

/** True when the caller may make records of this type; the master is everybody's. */
export const mayChoose = ({ availableTo }: RecordType, who: Who): boolean => isAmong(availableTo, who);

/** What the caller's new records are of when nobody says. */
export const defaultRecordTypeFor = (object: ObjectDeclaration, who: Who): RecordType =>
  defaultRecordType(object.recordTypes.filter((type) => mayChoose(type, who)));

/** All types of an object: a record of one that the caller may not choose still has to be named. */
export function recordTypeInfos(object: ObjectDeclaration, who: Who): ObjectInfo['recordTypeInfos'] {
  const usual = defaultRecordTypeFor(object, who);
  return Object.fromEntries(
    object.recordTypes.map((type) => [
      type.id,
      {
        available: mayChoose(type, who),
        defaultRecordTypeMapping: type === usual,
        master: type.name === undefined,
        name: type.label,
        recordTypeId: type.id,
      },
    ]),
  );
}
