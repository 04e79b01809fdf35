import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import type { NodeSchema } from '../../content/body-schema.ts';
import type { Draft } from '../../content/draft.ts';
import { CommentedField } from '../../together/commented-field.tsx';
import { Beside } from '../../translation/beside.tsx';
import css from './editor.module.css';
import * as texts from './texts.ts';

/** Of the title and of the URL name. */
const line: NodeSchema = { type: 'string' };

interface NameFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The title and the URL name, which every content has. */
export function NameFields({ draft, onChange }: NameFieldsProps): ReactNode {
  return (
    <div className={css.names}>
      <Beside part="title" label={texts.titleField} schema={line}>
        <CommentedField path="title" label={texts.titleField}>
          <TextField
            name="content-title"
            label={texts.titleField}
            hint={texts.titleHint}
            required
            maxLength={255}
            value={draft.title}
            onChange={({ target }) => onChange({ ...draft, title: target.value })}
          />
        </CommentedField>
      </Beside>
      <Beside part="urlName" label={texts.urlName} schema={line}>
        <CommentedField path="urlName" label={texts.urlName}>
          <TextField
            name="content-url-name"
            label={texts.urlName}
            hint={texts.urlNameHint}
            maxLength={120}
            autoComplete="off"
            value={draft.urlName}
            onChange={({ target }) => onChange({ ...draft, urlName: target.value })}
          />
        </CommentedField>
      </Beside>
    </div>
  );
}
