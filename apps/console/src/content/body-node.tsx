import { CheckboxField, SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ChangeEvent, ReactNode } from 'react';
import { fromLocalTime, toLocalTime } from '../fields/zoned-time.ts';
import { useUser } from '../session/user.tsx';
import { BodyGroup, BodyList } from './body-parts.tsx';
import { choiceLabel, kindOf } from './body-schema.ts';
import { ContentControl } from './content-control.tsx';
import { JsonControl } from './json-control.tsx';
import { MediaControl } from './media-control.tsx';
import { asText, fieldOf, type NodeProps, textOrNone } from './node-props.tsx';
import { NumberControl } from './number-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import * as texts from './texts.ts';

/** On the clocks of the user's time zone. */
function DateTimeControl(props: NodeProps): ReactNode {
  const { timeZone } = useUser();
  const value = asText(props.value);
  const isMoment = value !== '' && !Number.isNaN(Date.parse(value));
  return (
    <TextField
      {...fieldOf(props)}
      type="datetime-local"
      value={isMoment ? toLocalTime(value, timeZone) : ''}
      onChange={({ target }) => props.onChange(fromLocalTime(target.value, timeZone))}
    />
  );
}

function ChoiceControl(props: NodeProps): ReactNode {
  const choices = (props.schema.enum ?? []).map(String);
  return (
    <SelectField
      {...fieldOf(props)}
      value={asText(props.value)}
      options={[
        { value: '', label: texts.none },
        ...choices.map((choice) => ({ value: choice, label: choiceLabel(props.schema, choice) })),
      ]}
      onChange={({ target }) => props.onChange(textOrNone(target.value))}
    />
  );
}

/** The control of a part of a body, by its schema. */
export function BodyNode(props: NodeProps): ReactNode {
  const { value, onChange } = props;
  const field = fieldOf(props);
  const onText = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    onChange(textOrNone(target.value));
  const kind = kindOf(props.schema);
  switch (kind) {
    case 'group':
      return <BodyGroup {...props} Node={BodyNode} />;
    case 'list':
      return <BodyList {...props} Node={BodyNode} />;
    case 'media':
      return <MediaControl {...props} />;
    case 'content':
      return <ContentControl {...props} />;
    case 'richText':
      return <RichTextControl {...props} />;
    case 'json':
      return <JsonControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'dateTime':
      return <DateTimeControl {...props} />;
    case 'boolean':
      return (
        <CheckboxField
          {...field}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'text':
      return <TextAreaField {...field} rows={4} value={asText(value)} onChange={onText} />;
    case 'date':
      return <TextField {...field} type="date" value={asText(value)} onChange={onText} />;
    default:
      return (
        <TextField
          {...field}
          inputMode={kind === 'url' ? 'url' : undefined}
          value={asText(value)}
          onChange={onText}
        />
      );
  }
}
