import { ClientError } from '@relab/client';
import { recordTypeIdOf, updateRecord } from '@relab/client/records';
import type { ObjectInfo, PathLayout, RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { usePathLayout } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { checkIcon, Icon } from '@relab/toolkit/icon';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { FieldFact } from '../fields/field-fact.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { placesOf } from './layout-places.ts';
import css from './record-path.module.css';
import * as texts from './texts.ts';
import { useUndoToast } from './use-undo-toast.ts';

type Step = NonNullable<PathLayout['steps']>[number];

export interface RecordPathProps {
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
  /** Called where a stage needs more than itself: opens the form at a field. */
  readonly onRejected: (
    fieldName: string | undefined,
    stage: { readonly field: string; readonly step: Step },
  ) => void;
}

/** The stages that a record goes through. Arrow keys look at them; the button sets the one that is looked at. */
export function RecordPath({ record, info, onRejected }: RecordPathProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const undoToast = useUndoToast();
  const list = useRef<HTMLOListElement>(null);
  const [looked, setLooked] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  // An object without a path in its description may have one.
  const { data } = usePathLayout(
    info.pathFieldApiName === null
      ? null
      : { objectApiName: record.apiName, recordTypeId: recordTypeIdOf(record) },
  );
  const { fieldApiName = '', steps = [], fieldLabel } = data ?? {};
  const current = steps.findIndex(({ value }) => value === record.fields[fieldApiName]?.value);
  const shown = steps.find(({ value }) => value === looked) ?? steps[current];
  if (steps.length === 0 || !shown) return null;
  const isEditable = info.fields[fieldApiName]?.updateable === true;
  const isOther = shown !== steps[current];

  async function set(step: Step): Promise<void> {
    const before = record.fields[fieldApiName]?.value;
    try {
      const written = await updateRecord(
        client,
        { recordId: record.id, fields: { [fieldApiName]: step.value } },
        { optimistic: true },
      );
      setLooked(undefined);
      const previous = typeof before === 'string' ? { [fieldApiName]: before } : {};
      undoToast.saved(record.id, previous, written.systemModstamp);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const [needed] = Object.keys(error.fieldMessages);
      toast({ text: texts.notSaved, detail: error.message, tone: 'error' });
      if (needed !== undefined) onRejected(needed, { field: fieldApiName, step });
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = steps.indexOf(shown as Step);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: steps.length - 1 }[event.key];
    const step = next === undefined ? undefined : steps[next];
    if (!step) return;
    event.preventDefault();
    setLooked(step.value);
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  }

  return (
    <section className={css.path} aria-label={fieldLabel ?? texts.path}>
      <div className={css.row}>
        <ol ref={list} className={css.steps} onKeyDown={onKeyDown}>
          {steps.map((step, index) => {
            const state = index === current ? 'current' : index < current ? 'done' : 'ahead';
            return (
              <li
                key={step.id}
                className={css.step}
                data-state={state}
                data-closed={step.closed || undefined}
              >
                <button
                  type="button"
                  tabIndex={step === shown ? 0 : -1}
                  aria-current={index === current ? 'step' : undefined}
                  aria-pressed={step === shown}
                  onClick={() => setLooked(step.value)}
                >
                  {state === 'done' && <Icon path={checkIcon} label={texts.doneStage} />}
                  {step.label}
                </button>
              </li>
            );
          })}
        </ol>
        {isOther && isEditable && (
          <ActionButton type="button" onClick={() => (shown.closed ? setConfirming(true) : void set(shown))}>
            {texts.markStage(shown.label)}
          </ActionButton>
        )}
      </div>
      <StepDetails step={shown} record={record} info={info} />
      <ConfirmDialog
        isOpen={isConfirming}
        title={texts.closeTitle(shown.label)}
        confirmLabel={texts.markStage(shown.label)}
        onConfirm={() => set(shown)}
        onClose={() => setConfirming(false)}
      >
        {texts.closeHint}
      </ConfirmDialog>
    </section>
  );
}

interface StepDetailsProps {
  readonly step: Step;
  readonly record: RecordRepresentation;
  readonly info: ObjectInfo;
}

/** What counts at a stage, and what to do there. */
function StepDetails({ step, record: { fields }, info }: StepDetailsProps): ReactNode {
  const places = step.layoutRows
    .flatMap(({ layoutItems }) => layoutItems.flatMap((item) => placesOf(item, info, false)))
    // What the layout of the page does not hold was not read with it.
    .filter(({ field }) => fields[field.apiName] !== undefined);
  if (places.length === 0 && step.guidance === null) return null;
  return (
    <div className={css.details}>
      {places.length > 0 && (
        <dl className={css.facts} aria-label={texts.keyFields}>
          {places.map(({ field, label }) => (
            <FieldFact key={field.apiName} field={field} fields={fields} label={label} />
          ))}
        </dl>
      )}
      {step.guidance !== null && (
        <p className={css.guidance}>
          <strong>{texts.guidance}</strong> {step.guidance}
        </p>
      )}
    </div>
  );
}
