import type { FieldInfo } from '@relab/contract/records';
import type { ReactNode } from 'react';
import { fieldKindOf } from '../fields/field-kind.ts';
import { formatValue } from '../fields/format-value.ts';
import { fieldOf } from '../fields/record-field.ts';
import { useReading } from '../fields/use-reading.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useFormats } from '../session/use-formats.ts';
import css from './activity-timeline.module.css';
import * as texts from './texts.ts';
import type { TimelineRecord } from './use-timeline-records.ts';

/** When a record of the timeline is, or was, as its reader's clocks and calendars show it. */
export function ActivityMoment({ object, record }: TimelineRecord): ReactNode {
  const formats = useFormats();
  const field = momentFieldOf({ object, record });
  const { value } = fieldOf(record.fields, field?.apiName ?? '');
  if (!field || typeof value !== 'string') return null;
  const text = fieldKindOf(field) === 'date' ? formats.day(value) : formats.moment(value);
  return <time dateTime={value}>{text}</time>;
}

/** What was done or is to be done, or what was written: a link to its record, facts and text. */
export function ActivityEntry({ object, record }: TimelineRecord): ReactNode {
  const reading = useReading();
  const textOf = (field: FieldInfo | undefined): string =>
    field ? formatValue(field, fieldOf(record.fields, field.apiName), reading) : '';
  const facts = object.facts.flatMap((field) => {
    const text = textOf(field);
    return text === '' ? [] : [texts.fact(field.label, text)];
  });
  const text = textOf(object.text);
  return (
    <div>
      <p>
        <a href={hrefOf(routes.record, { objectApiName: object.info.apiName, recordId: record.id })}>
          {textOf(object.title) || texts.untitled}
        </a>
      </p>
      {facts.length > 0 && <p className={css.detail}>{facts.join(' · ')}</p>}
      {text !== '' && <p className={css.detail}>{text}</p>}
    </div>
  );
}

/** The field with its time: the one of its object, unless that is empty. */
export function momentFieldOf({ object: { info, moment }, record }: TimelineRecord): FieldInfo | undefined {
  const isSet = moment && typeof record.fields[moment.apiName]?.value === 'string';
  return isSet ? moment : info.fields.CreatedDate;
}
