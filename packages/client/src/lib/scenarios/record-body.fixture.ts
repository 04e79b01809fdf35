import type { FieldValue, RecordRepresentation } from '@relab/contract/records';
import { type Org, type OrgRecord, referenceOf, relationOf } from './org.fixture.ts';

/** A checksum, as an eTag is one. */
export function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** First parts of paths, each with what is to be shown inside; undefined for a path that ends there. */
function branches(paths: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const dot = path.indexOf('.');
    const name = dot < 0 ? path : path.slice(0, dot);
    const inside = found.get(name) ?? [];
    if (dot >= 0) inside.push(path.slice(dot + 1));
    found.set(name, inside);
  }
  return found;
}

/** A record as a server writes it, with the fields that paths lead to. What the org does not know is left out. */
export function recordBody(org: Org, record: OrgRecord, paths: readonly string[]): RecordRepresentation {
  const { apiName, id, modified, recordTypeId } = record;
  const object = org.objects[apiName];
  const fields: Record<string, FieldValue> = {};
  for (const [name, inside] of branches(paths)) {
    const reference = object && inside.length > 0 ? referenceOf(object, name) : undefined;
    if (reference) {
      const parent = org.records.get(String(record.values[reference]));
      fields[name] = parent
        ? {
            displayValue: String(parent.values.Name ?? ''),
            value: recordBody(org, parent, inside),
          }
        : { displayValue: null, value: null };
    } else if (inside.length === 0) {
      const value = org.value(record, name);
      if (value !== undefined) fields[name] = { displayValue: null, value };
    }
  }
  const stamp = new Date(modified).toISOString();
  const shown = Object.entries(fields).map(([name, { value }]) =>
    typeof value === 'object' && value !== null ? [name, value.eTag] : [name, value],
  );
  return {
    apiName,
    childRelationships: {},
    eTag: checksum(`${modified}${JSON.stringify(shown)}`),
    fields,
    id,
    lastModifiedById: null,
    lastModifiedDate: stamp,
    recordTypeId: apiName === 'User' ? null : recordTypeId,
    recordTypeInfo: null,
    systemModstamp: stamp,
    weakEtag: modified,
  };
}

/** All fields of an object, with the names of the records that its references lead to: what layouts show. */
export function layoutPaths(org: Org, apiName: string): readonly string[] {
  const fields = Object.entries(org.objects[apiName]?.fields ?? {});
  return [
    'Id',
    'LastModifiedDate',
    'SystemModstamp',
    ...fields.flatMap(([name, { refersTo }]) =>
      refersTo ? [name, `${relationOf(name)}.Id`, `${relationOf(name)}.Name`] : [name],
    ),
  ];
}

/** Names with their object in front, as paths. */
export const pathsOf = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.slice(name.indexOf('.') + 1));
