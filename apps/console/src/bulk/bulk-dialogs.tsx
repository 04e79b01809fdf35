import type { InputValue } from '@relab/client/records';
import type { FieldInfo } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { checkValue } from '../fields/check-value.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { locale } from '../language/language.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Labeled } from '../ui/labeled.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { RunDialog, useBatchRunner } from './batch-dialog.tsx';
import { type BatchKind, runBatches } from './batch-run.ts';
import { type BulkTarget, targetItems } from './bulk-target.ts';
import * as texts from './texts.ts';

interface BulkDialogProps {
  readonly target: BulkTarget;
  /** Called once something was done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const countText = ({ isAll, selected }: BulkTarget): string =>
  isAll ? texts.allMatching : texts.records(selected.size, selected.size.toLocaleString(locale));

function useBulkRun({ target, onDone }: BulkDialogProps) {
  const client = useClient();
  const runner = useBatchRunner();
  const start = (kind: BatchKind, fields: Readonly<Record<string, InputValue>>): Promise<void> =>
    runner.start(async (signal, onProgress) => {
      const found = await targetItems(client, target, signal, onProgress);
      const items = found.map((item) => ({ ...item, fields }));
      onProgress({ done: 0, total: items.length });
      const { apiName } = target.objectInfo;
      const results = await runBatches({
        client,
        objectApiName: apiName,
        kind,
        items,
        signal,
        onProgress: (done) => onProgress({ done, total: items.length }),
      });
      onDone();
      return { results, total: items.length };
    });
  return { runner, start };
}

const mayChange = ({ updateable, calculated }: FieldInfo): boolean => updateable && !calculated;

/** Sets one field of many records to one value; a field that is named (such as the owner) is not a choice. */
export function BulkEditDialog(
  props: BulkDialogProps & { readonly fieldApiName?: string | undefined },
): ReactNode {
  const { target, onClose } = props;
  const { objectInfo } = target;
  const { runner, start } = useBulkRun(props);
  const [name, setName] = useState(props.fieldApiName ?? '');
  const [value, setValue] = useState<InputValue>(null);
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const fields = Object.values(objectInfo.fields)
    .filter(mayChange)
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const field = objectInfo.fields[name];
  const title = texts.editTitle(countText(target));
  if (runner.progress || runner.results) return <RunDialog title={title} runner={runner} onClose={onClose} />;
  const submit = (): void => {
    if (!field) return;
    const problem = checkValue(field, value, field.required);
    setError(problem);
    if (problem === undefined) void start('update', { [name]: value });
  };
  return (
    <FormDialog
      title={title}
      submitLabel={texts.change(countText(target))}
      isDisabled={!field}
      problems={runner.problem === undefined ? [] : [runner.problem]}
      onSubmit={submit}
      onClose={onClose}
    >
      {props.fieldApiName === undefined && (
        <Labeled label={texts.field}>
          <select
            value={name}
            onChange={({ target: { value: chosen } }) => {
              setName(chosen);
              setValue(objectInfo.fields[chosen]?.dataType === 'Boolean' ? false : null);
              setText(null);
              setError(undefined);
            }}
          >
            <option value="">{texts.chooseField}</option>
            {fields.map(({ apiName, label }) => (
              <option key={apiName} value={apiName}>
                {label}
              </option>
            ))}
          </select>
        </Labeled>
      )}
      {field && (
        <FieldInput
          key={name}
          field={field}
          value={value}
          displayValue={text}
          isRequired={field.required}
          error={error}
          objectApiName={objectInfo.apiName}
          recordTypeId={objectInfo.defaultRecordTypeId ?? '012000000000000AAA'}
          onChange={(next, shown = null) => {
            setValue(next);
            setText(shown);
          }}
        />
      )}
    </FormDialog>
  );
}

export function BulkDeleteDialog(props: BulkDialogProps): ReactNode {
  const { target, onClose } = props;
  const { runner, start } = useBulkRun(props);
  const title = texts.deleteTitle(countText(target));
  if (runner.progress || runner.results) return <RunDialog title={title} runner={runner} onClose={onClose} />;
  return (
    <ModalDialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <ActionButton type="button" variant="secondary" autoFocus onClick={onClose}>
            {texts.cancel}
          </ActionButton>
          <ActionButton type="button" onClick={() => void start('delete', {})}>
            {texts.deleteButton(countText(target))}
          </ActionButton>
        </>
      }
    >
      {runner.problem && <p role="alert">{runner.problem}</p>}
      <p>{texts.deleteHint}</p>
    </ModalDialog>
  );
}
