import type { ObjectInfo, ObjectInfoBatch, ObjectInfoDirectory } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import { limitExceeded } from '../errors.ts';
import { iconUrlOf } from '../icons/icon.ts';
import { mayAny, mayCreate, mayReadField, type Reader, readableField } from '../objects/access.ts';
import { isCustom } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { createObjectsCache, rolesKey } from '../objects/objects-cache.ts';
import { attempt, toOutcome } from '../query/outcome.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { compoundParts } from './compounds.ts';
import { describeField, nameFieldsOf } from './describe-field.ts';
import { dependentFields } from './field-dependencies.ts';
import { findObject, maySee } from './find-object.ts';
import { defaultRecordTypeFor, recordTypeInfos } from './record-type-infos.ts';

/** An object's color without its hash, as the platform writes it. */
export const colorOf = ({ color }: { readonly color?: string | null }): string | null =>
  color?.replace('#', '') ?? null;

/**
 * The children that the caller may read, under the names by which children and related lists are requested; those by a
 * reference to records of any object are marked.
 */
function childRelationships(
  object: ObjectDeclaration,
  { objects, principal }: Reader,
): ObjectInfo['childRelationships'] {
  return [...objects.relationships(object.apiName).values()].flatMap(({ name, child, field }) => {
    const reference = readableField(child, field, principal);
    if (!reference || !mayAny(child, principal, 'read')) return [];
    return {
      childObjectApiName: child.apiName,
      fieldName: field,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      ...(reference.polymorphic && { polymorphicForeignKey: true }),
      relationshipName: name,
    };
  });
}

/** Those of the latest requests. */
const cached = createObjectsCache<Tagged<ObjectInfo>>(100);

/**
 * What the caller may know of an object: fields that may not be read are absent. The same for the same roles. Throws
 * INSUFFICIENT_ACCESS.
 */
export function describeObject(apiName: string, reader: Reader): Tagged<ObjectInfo> {
  const object = findObject(apiName, reader);
  const key = `${object.apiName} ${rolesKey(reader.principal)}`;
  return cached(reader.objects, key, () => describe(object, reader));
}

function describe(object: ObjectDeclaration, reader: Reader): Tagged<ObjectInfo> {
  const { principal } = reader;
  const readable = mayAny(object, principal, 'read');
  const parts = compoundParts(object);
  const fields = Object.entries(object.allFields)
    .filter(([, field]) => mayReadField(field, principal))
    .map(([name, field]) => [name, describeField(object, name, field, parts.get(name), reader)]);
  return withETag({
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
    pathFieldApiName:
      object.path && readableField(object, object.path.field, principal) ? object.path.field : null,
    queryable: readable,
    recordTypeInfos: recordTypeInfos(object, principal),
    searchLayoutable: readable,
    searchable: readable,
    themeInfo: { color: colorOf(object), iconUrl: iconUrlOf(object) },
    updateable: mayAny(object, principal, 'update'),
  });
}

/** Descriptions take a millisecond each; who needs all of them reads the directory. */
const maxNames = 200;

/** Each name has an outcome of its own (D-110). */
export async function describeObjects(
  { objectApiNames }: { readonly objectApiNames: string | readonly string[] },
  reader: Reader,
): Promise<ObjectInfoBatch> {
  const names = String(objectApiNames)
    .split(',')
    .map((name) => name.trim());
  if (names.length > maxNames) throw limitExceeded(`At most ${maxNames} objects are described at once.`);
  const outcomes = new Map<string, Promise<ObjectInfoBatch['results'][number]>>();
  const outcomeOf = async (name: string) =>
    toOutcome(await attempt(() => describeObject(name, reader)), reader);
  for (const name of names) outcomes.set(name, outcomes.get(name) ?? outcomeOf(name));
  return { results: await Promise.all(names.flatMap((name) => outcomes.get(name) ?? [])) };
}

/** Every object that the caller may see, in short (D-049, D-050). */
export function describeDirectory(reader: Reader): Tagged<ObjectInfoDirectory> {
  const visible = reader.objects.all.filter((object) => maySee(object, reader));
  const entries = visible.map((object) => {
    const { apiName, keyPrefix, label, labelPlural } = object;
    const objectInfoUrl = `${uiApiPath}/object-info/${apiName}`;
    return [
      apiName,
      { apiName, keyPrefix, label, labelPlural, nameFields: nameFieldsOf(object), objectInfoUrl },
    ];
  });
  return withETag({ objects: Object.fromEntries(entries) });
}
