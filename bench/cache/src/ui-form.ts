import { formOf } from './form.ts';
import type { Envelope, TextValue } from './workload.ts';

/** A record as the UI API writes it. */
export interface UiRecord extends Envelope {
  readonly childRelationships: Readonly<Record<string, never>>;
  readonly fields: Readonly<Record<string, UiField>>;
  readonly recordTypeInfo: null;
}

export interface UiField {
  readonly displayValue: string | null;
  readonly value: TextValue['value'] | UiRecord;
}

/** A page of a list view as the UI API writes it. */
export interface UiPage {
  readonly count: number;
  readonly currentPageToken: string;
  readonly records: readonly UiRecord[];
}

const record = (envelope: Envelope, fields: Readonly<Record<string, UiField>>): UiRecord => ({
  ...envelope,
  childRelationships: {},
  fields,
  recordTypeInfo: null,
});

const linkTo = (linked: UiRecord): UiField => ({
  displayValue: String(linked.fields.Name?.value),
  value: linked,
});

/** The form of the UI API: a record has its fields in `fields`, a link has the whole record in its `value`. */
export const uiForm = formOf<UiPage, UiRecord, UiRecord>(
  {
    item: (envelope, values, owner, maker) =>
      record(envelope, { ...values, Owner__r: linkTo(owner), Maker__r: linkTo(maker) }),
    linked: record,
  },
  (records, { first = 0 }) => ({ count: records.length, currentPageToken: String(first), records }),
);
