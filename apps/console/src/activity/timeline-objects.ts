import type { FieldInfo, ObjectInfo, RecordLayout, RecordRepresentation } from '@relab/contract/records';
import { fieldKindOf } from '../fields/field-kind.ts';
import { isOwner } from '../fields/owner-field.ts';
import { layoutPlaces } from '../records/layout-places.ts';

/** An object whose records may be about a record of any object, such as tasks, events and mails, and how they are shown. */
export interface TimelineObject {
  readonly info: ObjectInfo;
  /** Names of the relationships by which they lead to the record. */
  readonly relationships: readonly string[];
  readonly title: FieldInfo;
  /** When it is, or was; without it, when it was created. */
  readonly moment: FieldInfo | undefined;
  readonly facts: readonly FieldInfo[];
  /** What is written there, in several lines. */
  readonly text: FieldInfo | undefined;
}

/** Objects whose records may refer to a record of any object, by the description of the object that they refer to. */
export const referringObjects = ({ childRelationships }: ObjectInfo): readonly string[] => [
  ...new Set(
    childRelationships.flatMap(({ childObjectApiName, polymorphicForeignKey }) =>
      polymorphicForeignKey === true ? [childObjectApiName] : [],
    ),
  ),
];

const isMoment = (field: FieldInfo): boolean => ['date', 'dateTime'].includes(fieldKindOf(field));

/**
 * How records of an object stand in the timeline of another: by their name, the first day or time of their compact layout, what
 * else that shows, and their first long text. Undefined for what has no name: it only ties two records together.
 */
export function timelineObject(
  parent: ObjectInfo,
  info: ObjectInfo,
  compact: RecordLayout,
): TimelineObject | undefined {
  const fields = Object.values(info.fields);
  const title = fields.find(({ nameField }) => nameField);
  if (!title || title.apiName === 'Id') return undefined;
  const shown = [...layoutPlaces(compact, info, false).values()]
    .map(({ field }) => field)
    .filter((field) => field !== title && !field.reference);
  const moment = shown.find(isMoment);
  const text = fields.find((field) => fieldKindOf(field) === 'longText' && field !== title);
  return {
    info,
    // To whom it belongs is not what it is about.
    relationships: parent.childRelationships.flatMap(({ childObjectApiName, fieldName, relationshipName }) =>
      childObjectApiName === info.apiName && relationshipName !== null && !isOwner(info.fields[fieldName])
        ? [relationshipName]
        : [],
    ),
    title,
    moment,
    facts: shown.filter((field) => field !== moment && field !== text),
    text,
  };
}

/** What is read of the records, as reads name fields. */
export const fieldsOf = ({ info, title, moment, facts, text }: TimelineObject): readonly string[] =>
  [title, moment, ...facts, text, info.fields.CreatedDate].flatMap((field) =>
    field ? [`${info.apiName}.${field.apiName}`] : [],
  );

/** The newest first. */
export const orderOf = ({ moment }: TimelineObject): readonly string[] => [
  ...(moment?.sortable ? [`-${moment.apiName}`] : []),
  '-CreatedDate',
];

/**
 * A filter for records that were sent to one of the record's addresses: mails to a person. None where the object has a
 * reference of its own to the record's object, by which each is related.
 */
export function addressFilter(
  { fields }: RecordRepresentation,
  parent: ObjectInfo,
  { info }: TimelineObject,
): string | undefined {
  const isTied = parent.childRelationships.some(
    ({ childObjectApiName, fieldName, polymorphicForeignKey }) =>
      childObjectApiName === info.apiName &&
      polymorphicForeignKey !== true &&
      !isOwner(info.fields[fieldName]),
  );
  if (isTied) return undefined;
  const isAddress = ({ dataType, filterable }: FieldInfo): boolean => dataType === 'Email' && filterable;
  const addresses = Object.values(parent.fields).flatMap((field) => {
    const value = fields[field.apiName]?.value;
    return field.dataType === 'Email' && typeof value === 'string' && value !== '' ? [value] : [];
  });
  const conditions = Object.values(info.fields)
    .filter(isAddress)
    .flatMap(({ apiName }) =>
      [...new Set(addresses)].map((address) => `{ ${apiName}: { eq: ${JSON.stringify(address)} } }`),
    );
  return conditions.length === 0 ? undefined : `{ or: [${conditions.join(', ')}] }`;
}
