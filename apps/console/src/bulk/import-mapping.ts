import type { FieldInfo, ObjectInfo } from '@relab/contract/records';

export type ImportMode = 'create' | 'update' | 'upsert';

/** A column of the file and the field that it goes to; null leaves it out. */
export type ImportMapping = readonly (string | null)[];

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Fields that an import can write, the id among them: by it records are found. */
export function importFields({ fields }: ObjectInfo, mode: ImportMode): readonly FieldInfo[] {
  return Object.values(fields)
    .filter(
      (field) =>
        !field.calculated &&
        ((mode !== 'create' && field.apiName === 'Id') ||
          (mode !== 'update' && field.createable) ||
          (mode !== 'create' && field.updateable)),
    )
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Fields that name one record: the id, and those whose value no two records have. */
export const keyFields = ({ fields }: ObjectInfo): readonly FieldInfo[] =>
  Object.values(fields).filter(({ apiName, unique, externalId }) => apiName === 'Id' || unique || externalId);

/** Columns go to the fields whose API name or label they bear; no field is written by two. */
export function guessMapping(headers: readonly string[], fields: readonly FieldInfo[]): ImportMapping {
  const taken = new Set<string>();
  return headers.map((header) => {
    const name = plain(header);
    const found =
      fields.find((field) => plain(field.apiName) === name) ??
      fields.find((field) => plain(field.label) === name);
    if (!found || name === '' || taken.has(found.apiName)) return null;
    taken.add(found.apiName);
    return found.apiName;
  });
}

/** What a new record needs and no column brings. Boxes are not ticked where nothing is said. */
export const missingFields = (fields: readonly FieldInfo[], mapping: ImportMapping): readonly FieldInfo[] =>
  fields.filter(
    ({ apiName, required, createable, dataType }) =>
      required && createable && dataType !== 'Boolean' && !mapping.includes(apiName),
  );
