import { idSuffix, masterRecordTypeId } from '@relab/contract';

export type Scalar = string | number | boolean | null;

export interface OrgField {
  /** The object that a reference leads to. */
  readonly refersTo?: string;
  /** Worked out from the record's own values and those of the records that it leads to, by path. */
  readonly formula?: (look: (path: string) => Scalar) => Scalar;
  /** A roll-up: how many records of the child object lead here by the reference. */
  readonly counts?: { readonly child: string; readonly reference: string };
}

export interface OrgObject {
  readonly keyPrefix: string;
  readonly fields: Readonly<Record<string, OrgField>>;
  /** By name. */
  readonly relatedLists?: Readonly<Record<string, { readonly child: string; readonly reference: string }>>;
}

export type OrgObjects = Readonly<Record<string, OrgObject>>;

export interface OrgRecord {
  readonly id: string;
  readonly apiName: string;
  recordTypeId: string;
  /** Milliseconds since 1970; grows with every write. */
  modified: number;
  values: Record<string, Scalar>;
}

export interface Org {
  readonly objects: OrgObjects;
  readonly records: ReadonlyMap<string, OrgRecord>;
  /** Ids of records that were looked at, the last first. */
  readonly visited: string[];
  all(apiName: string): readonly OrgRecord[];
  create(apiName: string, values: Readonly<Record<string, Scalar>>): OrgRecord;
  update(id: string, values: Readonly<Record<string, Scalar>>): OrgRecord | undefined;
  remove(id: string): boolean;
  /** What a path leads to; undefined where there is no such field. */
  value(record: OrgRecord, path: string): Scalar | undefined;
}

/** The name under which a reference shows its record. */
export const relationOf = (reference: string): string =>
  reference.endsWith('__c') ? reference.replace(/__c$/, '__r') : reference.replace(/Id$/, '');

export function referenceOf(object: OrgObject, relation: string): string | undefined {
  return Object.keys(object.fields).find(
    (name) => object.fields[name]?.refersTo !== undefined && relationOf(name) === relation,
  );
}

/** Everything that a server of records keeps, in memory. Its own clock makes a step with each write. */
export function createOrg(objects: OrgObjects, start = 1_750_000_000_000): Org {
  const records = new Map<string, OrgRecord>();
  let time = start;
  let created = 0;

  const all = (apiName: string) => [...records.values()].filter((record) => record.apiName === apiName);

  function touch(record: OrgRecord): void {
    time += 1_000;
    record.modified = time;
  }

  /** Roll-ups of the records that these led to, which counts as a write of them. */
  function rollUp(child: string, parents: readonly (Scalar | undefined)[]): void {
    for (const id of new Set(parents)) {
      const parent = typeof id === 'string' ? records.get(id) : undefined;
      if (!parent) continue;
      let written = false;
      for (const [name, { counts }] of Object.entries(objects[parent.apiName]?.fields ?? {})) {
        if (counts?.child !== child) continue;
        const count = all(child).filter(({ values }) => values[counts.reference] === parent.id).length;
        if (parent.values[name] === count) continue;
        parent.values = { ...parent.values, [name]: count };
        written = true;
      }
      if (written) touch(parent);
    }
  }

  const parentsOf = ({ apiName, values }: OrgRecord): readonly (Scalar | undefined)[] =>
    Object.entries(objects[apiName]?.fields ?? {}).flatMap(([name, { refersTo }]) =>
      refersTo === undefined ? [] : [values[name]],
    );

  function value(record: OrgRecord, path: string): Scalar | undefined {
    const [name = '', ...rest] = path.split('.');
    const object = objects[record.apiName];
    if (rest.length > 0) {
      const reference = object && referenceOf(object, name);
      if (!reference) return undefined;
      const parent = records.get(String(record.values[reference]));
      return parent ? value(parent, rest.join('.')) : null;
    }
    if (name === 'Id') return record.id;
    if (name === 'SystemModstamp' || name === 'LastModifiedDate')
      return new Date(record.modified).toISOString();
    const field = object?.fields[name];
    if (!field) return undefined;
    if (field.formula) return field.formula((other) => value(record, other) ?? null);
    return record.values[name] ?? (field.counts ? 0 : null);
  }

  return {
    objects,
    records,
    visited: [],
    all,
    create(apiName, values) {
      created++;
      const short = `${objects[apiName]?.keyPrefix ?? '000'}${String(created).padStart(12, '0')}`;
      const record: OrgRecord = {
        id: short + idSuffix(short),
        apiName,
        recordTypeId: String(values.RecordTypeId ?? masterRecordTypeId),
        modified: 0,
        values: { ...values },
      };
      records.set(record.id, record);
      touch(record);
      rollUp(apiName, parentsOf(record));
      return record;
    },
    update(id, values) {
      const record = records.get(id);
      if (!record) return undefined;
      const before = parentsOf(record);
      record.values = { ...record.values, ...values };
      if (values.RecordTypeId !== undefined) record.recordTypeId = String(values.RecordTypeId);
      touch(record);
      rollUp(record.apiName, [...before, ...parentsOf(record)]);
      return record;
    },
    remove(id) {
      const record = records.get(id);
      if (!record) return false;
      records.delete(id);
      time += 1_000;
      rollUp(record.apiName, parentsOf(record));
      return true;
    },
    value,
  };
}
