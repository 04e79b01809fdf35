import type { ObjectInfo, ObjectInfoBatch, ObjectInfoDirectory } from '@relab/contract/records';
import { ApiError, errorEntries, uiApiPath } from '@relab/server/http';
import { iconUrlOf } from '../icons/icon.ts';
import { mayAny, mayCreate, mayReadField, type Reader } from '../objects/access.ts';
import { isCustom } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { eTagOf } from '../query/represent.ts';
import { compoundParts } from './compounds.ts';
import { describeField, nameFieldsOf } from './describe-field.ts';
import { dependentFields } from './field-dependencies.ts';
import { findObject, maySee } from './find-object.ts';
import { defaultRecordTypeFor, recordTypeInfos } from './record-type-infos.ts';

/** An object's color without its hash, as the platform writes it. */
export const colorOf = ({ color }: { readonly color?: string | null }): string | null =>
  color?.replace('#', '') ?? null;

/** The ways down that the caller may go, under the names by which children and related lists are asked for. */
function childRelationships(
  object: ObjectDeclaration,
  { objects, principal }: Reader,
): ObjectInfo['childRelationships'] {
  return [...objects.children(object.apiName).values()].flatMap(({ name, child, field }) => {
    const reference = child.allFields[field];
    if (!reference || !mayReadField(reference, principal) || !mayAny(child, principal, 'read')) return [];
    return {
      childObjectApiName: child.apiName,
      fieldName: field,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName: name,
    };
  });
}

/** What the caller may know of an object: fields that may not be read are absent. Throws INSUFFICIENT_ACCESS. */
export function describeObject(apiName: string, reader: Reader): ObjectInfo {
  const { principal } = reader;
  const object = findObject(apiName, reader);
  const readable = mayAny(object, principal, 'read');
  const parts = compoundParts(object);
  const fields = Object.entries(object.allFields)
    .filter(([, field]) => mayReadField(field, principal))
    .map(([name, field]) => [name, describeField(object, name, field, parts.get(name), reader)]);
  const info = {
    apiName: object.apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childRelationships(object, reader),
    compactLayoutable: true,
    createable: mayCreate(object, principal),
    custom: isCustom(object.apiName),
    defaultRecordTypeId: defaultRecordTypeFor(object, principal).id,
    deletable: mayAny(object, principal, 'delete'),
    dependentFields: dependentFields(object, principal),
    feedEnabled: false,
    fields: Object.fromEntries(fields),
    keyPrefix: object.keyPrefix,
    label: object.label,
    labelPlural: object.labelPlural,
    layoutable: true,
    mruEnabled: readable,
    nameFields: nameFieldsOf(object),
    queryable: readable,
    recordTypeInfos: recordTypeInfos(object, principal),
    searchLayoutable: readable,
    searchable: readable,
    themeInfo: { color: colorOf(object), iconUrl: iconUrlOf(object) },
    updateable: mayAny(object, principal, 'update'),
  };
  return { ...info, eTag: eTagOf(info) };
}

/** Descriptions take a millisecond each; whoever needs all of them reads the directory. */
const mostNames = 200;

/** Each name has an outcome of its own (D-110). */
export function describeObjects(apiNames: readonly string[], reader: Reader): ObjectInfoBatch {
  if (apiNames.length > mostNames) {
    throw new ApiError('LIMIT_EXCEEDED', `At most ${mostNames} objects are described at once.`);
  }
  const describe = (apiName: string): ObjectInfoBatch['results'][number] => {
    try {
      return { result: describeObject(apiName, reader), statusCode: 200 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { result: errorEntries(error), statusCode: error.status };
    }
  };
  const names = apiNames.map((name) => name.trim());
  const described = new Map([...new Set(names)].map((name) => [name, describe(name)]));
  return { results: names.flatMap((name) => described.get(name) ?? []) };
}

/** Every object that the caller may see, in short (D-049, D-050). */
export function describeDirectory(reader: Reader): ObjectInfoDirectory & { readonly eTag: string } {
  const visible = reader.objects.all.filter((object) => maySee(object, reader));
  const objects = Object.fromEntries(
    visible.map((object) => [
      object.apiName,
      {
        apiName: object.apiName,
        keyPrefix: object.keyPrefix,
        label: object.label,
        labelPlural: object.labelPlural,
        nameFields: nameFieldsOf(object),
        objectInfoUrl: `${uiApiPath}/object-info/${object.apiName}`,
      },
    ]),
  );
  return { objects, eTag: eTagOf(objects) };
}
