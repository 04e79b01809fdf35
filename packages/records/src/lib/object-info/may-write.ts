import type { Principal } from '@relab/server/principal';
import { mayAll, mayAny, mayCreate, mayWriteField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/**
 * True when the caller may set this field of a new record, or change it in some record. Records are given away by those
 * who may change them all; everybody else owns what they make.
 */
export function mayWrite(
  object: ObjectDeclaration,
  name: string,
  verb: 'create' | 'update',
  principal: Principal,
): boolean {
  const field = object.allFields[name];
  if (!field || !mayWriteField(field, principal, verb)) return false;
  if (object.owned && name === 'OwnerId' && !mayAll(object, principal, 'update')) return false;
  return verb === 'create' ? mayCreate(object, principal) : mayAny(object, principal, 'update');
}
