import type { LayoutSection, ObjectInfo } from '@relab/contract/records';
import { memo, type ReactNode } from 'react';
import { FieldInput } from '../fields/field-input.tsx';
import { FieldValue } from '../fields/field-value.tsx';
import type { FormValues } from '../fields/picklist-options.ts';
import { fieldOf, type RecordFields, referenceTargetOf } from '../fields/record-field.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { editIcon } from '../ui/icons.ts';
import css from './form-section.module.css';
import { entryOf } from './form-state.ts';
import { type LayoutItem, type Place, placesOf } from './layout-places.ts';
import * as texts from './texts.ts';
import { labelsOf, type RecordForm } from './use-record-form.ts';

export interface SectionContext {
  readonly info: ObjectInfo;
  readonly recordTypeId: string;
  /** Undefined for a new record. */
  readonly recordId: string | undefined;
  readonly fields: RecordFields;
  /** Set while the fields are edited. */
  readonly form?: RecordForm | undefined;
  /** What the controls' ids begin with. */
  readonly formId: string;
  /** The field whose control, or the pencil that opens it, takes focus when it comes. */
  readonly focus?: string | undefined;
  /** Opens the form at a field. Without it nothing can be edited in place. */
  readonly onEdit?: ((fieldName: string) => void) | undefined;
}

export interface FormSectionProps extends SectionContext {
  readonly section: LayoutSection;
  readonly isCollapsed?: boolean | undefined;
  readonly onToggle?: ((isCollapsed: boolean) => void) | undefined;
}

/** One section of a layout, in its columns, to be read or to be edited. */
export function FormSection({
  section,
  isCollapsed = false,
  onToggle,
  ...context
}: FormSectionProps): ReactNode {
  const { heading, useHeading, columns, layoutRows, collapsible } = section;
  const body = (
    <div className={css.grid} data-columns={columns}>
      {layoutRows.flatMap(({ layoutItems }, row) =>
        layoutItems.map((item, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of a layout is where it is.
          <FormItem key={`${row} ${column}`} item={item} {...context} />
        )),
      )}
    </div>
  );
  if (!useHeading || heading === null) return <section className={css.section}>{body}</section>;
  if (!collapsible || !onToggle)
    return (
      <section className={css.section} aria-label={heading}>
        <h2 className={css.heading}>{heading}</h2>
        {body}
      </section>
    );
  return (
    <details
      className={css.section}
      open={!isCollapsed}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isCollapsed) onToggle(!currentTarget.open);
      }}
    >
      <summary className={css.summary}>
        <h2 className={css.heading}>{heading}</h2>
      </summary>
      {!isCollapsed && body}
    </details>
  );
}

function FormItem({ item, ...context }: SectionContext & { readonly item: LayoutItem }): ReactNode {
  const { info, recordId, form } = context;
  const places = placesOf(item, info, recordId === undefined);
  if (places.length === 0) return <div className={css.empty} />;
  if (form)
    return (
      <div className={css.item}>
        {places.map((place) => (
          <EditedPlace key={place.field.apiName} place={place} {...context} form={form} />
        ))}
      </div>
    );
  return <ShownItem item={item} places={places} {...context} />;
}

interface ShownItemProps extends SectionContext {
  readonly item: LayoutItem;
  readonly places: readonly Place[];
}

function ShownItem({ item, places, fields, focus, onEdit }: ShownItemProps): ReactNode {
  const label = item.label ?? places[0]?.label ?? '';
  const editable = places.find(({ isEditable }) => isEditable);
  const filled = places.filter(({ field }) => fieldOf(fields, field.apiName).value !== null);
  const shown = filled.length > 0 ? filled : places.slice(0, 1);
  return (
    <dl className={css.item}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} data-editable={(editable && onEdit && '') ?? undefined}>
        <span>
          {shown.map(({ field }, index) => (
            <span key={field.apiName}>
              {index > 0 && ' '}
              <FieldValue
                field={field}
                value={fieldOf(fields, field.apiName)}
                target={referenceTargetOf(field, fields)}
              />
            </span>
          ))}
        </span>
        {editable && onEdit && (
          <IconButton
            className={css.pencil}
            icon={editIcon}
            label={texts.editField(label)}
            autoFocus={editable.field.apiName === focus}
            onClick={() => onEdit(editable.field.apiName)}
          />
        )}
      </dd>
    </dl>
  );
}

interface EditedPlaceProps extends SectionContext {
  readonly place: Place;
  readonly form: RecordForm;
}

/** A field reads the rest of the form only where it depends on it: typing in one renders no other. */
function EditedPlace({ place, form, info, fields, ...context }: EditedPlaceProps): ReactNode {
  const { field, label, isEditable } = place;
  const { apiName, controllerName, filteredLookupInfo } = field;
  if (!isEditable)
    return (
      <dl className={css.item}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.readOnly}>
          <FieldValue
            field={field}
            value={fieldOf(fields, apiName)}
            target={referenceTargetOf(field, fields)}
          />
        </dd>
      </dl>
    );
  const { value, text } = entryOf(form.state, apiName);
  const isReference = field.reference && form.state.edits[apiName] === undefined;
  const isDependent = controllerName !== null || filteredLookupInfo !== null;
  return (
    <EditedField
      place={place}
      value={value}
      text={isReference ? (referenceTargetOf(field, form.state.base)?.name ?? text) : text}
      error={form.state.errors[apiName]}
      isDirty={form.state.edits[apiName] !== undefined}
      change={form.change}
      values={isDependent ? form.values : undefined}
      info={info}
      recordTypeId={context.recordTypeId}
      recordId={context.recordId}
      id={`${context.formId}-${apiName}`}
      hasFocus={context.focus === apiName}
    />
  );
}

interface EditedFieldProps {
  readonly place: Place;
  readonly value: string | number | boolean | null;
  readonly text: string | null;
  readonly error: string | undefined;
  readonly isDirty: boolean;
  readonly change: RecordForm['change'];
  readonly values: FormValues | undefined;
  readonly info: ObjectInfo;
  readonly recordTypeId: string;
  readonly recordId: string | undefined;
  readonly id: string;
  readonly hasFocus: boolean;
}

const EditedField = memo(
  function EditedField({ place, text, change, values, info, ...rest }: EditedFieldProps): ReactNode {
    const { field, label, isRequired } = place;
    return (
      <FieldInput
        {...rest}
        field={field}
        label={label}
        displayValue={text}
        isRequired={isRequired}
        objectApiName={info.apiName}
        record={values}
        labelOf={labelsOf(info)}
        onChange={(value, shown) => change(field.apiName, value, shown)}
      />
    );
  },
  ({ place: before, ...one }, { place: after, ...other }) =>
    before.field === after.field &&
    before.label === after.label &&
    before.isRequired === after.isRequired &&
    (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]),
);
