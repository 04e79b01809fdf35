import { TextAreaField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { readView } from './read-view.ts';
import * as texts from './texts.ts';

export interface JsonPanelProps {
  readonly view: JsonObject;
  readonly onChange: (view: JsonObject) => void;
}

/** The page as it is stored. Invalid JSON stays in the field with its error, and changes nothing. */
export function JsonPanel({ view, onChange }: JsonPanelProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const result = typed === undefined ? undefined : readView(typed);
  const problem = result && 'problem' in result ? result.problem : undefined;
  return (
    <TextAreaField
      name="page-json"
      label={texts.jsonLabel}
      hint={texts.jsonHint}
      error={problem}
      rows={30}
      spellCheck={false}
      value={typed ?? JSON.stringify(view, undefined, 2)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readView(target.value);
        if ('view' in next) onChange(next.view);
      }}
      onBlur={() => problem === undefined && setTyped(undefined)}
    />
  );
}
