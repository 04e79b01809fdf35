import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { isBlank } from './check-value.ts';
import { type ControlProps, controlAttributes } from './control.ts';
import css from './field-input.module.css';
import { JsonRows } from './json-rows.tsx';
import { type JsonTable, readJsonTable, writeJsonTable } from './json-table.ts';
import { indentedJson, membersIn } from './json-text.ts';
import { asText, orNull } from './text-controls.tsx';
import * as texts from './texts.ts';

/** What a text is shown as: a table with the text that has made it or was made of it; or the text itself. */
interface Shown {
  readonly table: JsonTable | undefined;
  readonly text: string;
  /** Another for each text that this control has not written itself. */
  readonly version: number;
}

/** A text that is JSON: its entries as rows where it is a list of such, else the text in lines. */
export function JsonControl(props: ControlProps): ReactNode {
  const { field, onChange } = props;
  const value = asText(props);
  const show = (text: string, version: number): Shown => ({
    table: readJsonTable(text, membersIn(field.inlineHelpText)),
    text,
    version,
  });
  const [shown, setShown] = useState(() => show(value, 0));
  const [isText, setText] = useState(false);
  // The form was put back, or somebody else's value was chosen.
  if (shown.text !== value) setShown(show(value, shown.version + 1));
  const { table, version } = shown;
  const mayBeRows = (isText ? show(value, 0).table : table) !== undefined;
  const toggle = mayBeRows && (
    <ActionButton
      type="button"
      variant="plain"
      className={css.asText}
      aria-label={`${isText ? texts.asRows : texts.asText}: ${field.label}`}
      onClick={() => {
        if (isText) setShown(show(value, version));
        setText(!isText);
      }}
    >
      {isText ? texts.asRows : texts.asText}
    </ActionButton>
  );
  return (
    <>
      {isText || !table ? (
        <textarea
          {...controlAttributes(props)}
          className={css.json}
          rows={6}
          spellCheck={false}
          key={version}
          defaultValue={indentedJson(value)}
          onChange={({ target }) => {
            // A list that is JSON again is not made a table under the hands of who types it.
            setText(true);
            setShown({ ...shown, text: target.value });
            onChange(orNull(target.value));
          }}
        />
      ) : (
        <JsonRows
          {...props}
          table={table}
          onTable={(next) => {
            const written = writeJsonTable(next);
            // Nothing was stated, which is another thing than that there is nothing.
            const text = written === '[]' && isBlank(value) ? '' : written;
            setShown({ table: next, text, version });
            onChange(orNull(text));
          }}
        >
          {toggle}
        </JsonRows>
      )}
      {(isText || !table) && toggle}
    </>
  );
}
