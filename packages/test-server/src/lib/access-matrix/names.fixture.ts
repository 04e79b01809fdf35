import { declaredLists } from '@relab/records/testing';
import { business } from './business.fixture.ts';
import type { NamedObject } from './rights.fixture.ts';

/** Ids that are made from declarations. */
export function declaredListId(object: NamedObject, apiName: string): string {
  const declared = business.get(object);
  const list = declared && declaredLists(declared).find((one) => one.apiName === apiName);
  if (!list?.id) throw new Error(`There is no list ${object}.${apiName}.`);
  return list.id;
}

export function defaultTypeId(object: NamedObject): string {
  const type = business.get(object)?.recordTypes[0];
  if (!type) throw new Error(`There is no object ${object}.`);
  return type.id;
}
