import { TextAreaField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import css from './body-parts.module.css';
import type { Json } from './body-value.ts';
import { fieldOf, type NodeProps } from './node-props.tsx';
import * as texts from './texts.ts';

function parse(text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  return JSON.parse(text) as Json;
}

/** A part that no control stands for. What is no JSON changes nothing that is stored. */
export function JsonControl(props: NodeProps): ReactNode {
  const { value, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  return (
    <TextAreaField
      {...fieldOf(props)}
      className={css.mono}
      rows={8}
      spellCheck={false}
      value={typed ?? (value === undefined ? '' : JSON.stringify(value, undefined, 2))}
      error={isWrong ? texts.isNoJson : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        try {
          onChange(parse(target.value));
          setWrong(false);
        } catch {
          setWrong(true);
        }
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}
