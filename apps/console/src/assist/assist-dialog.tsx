import { createSuggestion, previewSuggestion } from '@relab/client/content';
import {
  assistTasks,
  type ContentDocument,
  type ContentSpace,
  type SuggestionRequest,
} from '@relab/contract/content';
import { useClient } from '@relab/react';
import { SelectField, TextAreaField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../content/draft.ts';
import { languageName } from '../content/language-name.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import css from './assist.module.css';
import * as texts from './texts.ts';

export interface AssistField {
  /** `title`, or `body.` and the name of a member. */
  readonly path: string;
  readonly label: string;
}

export interface AssistDialogProps {
  readonly document: ContentDocument;
  readonly space: ContentSpace;
  readonly draft: Draft;
  /** The fields that may be sent and changed. */
  readonly fields: readonly AssistField[];
  readonly onTake: (draft: Draft) => void;
  readonly onClose: () => void;
}

const textAt = ({ title, body }: Draft, path: string): string => {
  const value = path === 'title' ? title : body[path.replace(/^body\./, '')];
  return typeof value === 'string' ? value : '';
};

const withText = (draft: Draft, path: string, text: string): Draft =>
  path === 'title'
    ? { ...draft, title: text }
    : { ...draft, body: { ...draft.body, [path.replace(/^body\./, '')]: text } };

type Task = (typeof assistTasks)[number];

/** Asks a language model for a text: what is sent is shown first, word for word, and nothing is sent without a click. */
export function AssistDialog(props: AssistDialogProps): ReactNode {
  const { document, space, draft, fields, onTake, onClose } = props;
  const client = useClient();
  const [task, setTask] = useState<Task>('ShorterTitle');
  const [path, setPath] = useState('title');
  const [text, setText] = useState(textAt(draft, 'title'));
  const others = space.supportedLanguages.filter((code) => code !== document.language);
  const [target, setTarget] = useState(others[0] ?? '');
  const [shown, setShown] = useState<SuggestionRequest>();
  const [suggested, setSuggested] = useState<string>();
  const { isBusy, problems, submit } = useSubmission();
  const config = {
    ...{ variantId: document.managedContentVariantId, task, text },
    ...(task === 'Translation' ? { targetLanguage: target } : {}),
  };
  /** Another request: what was shown is not what would be sent. */
  const change = (apply: () => void): void => {
    apply();
    setShown(undefined);
    setSuggested(undefined);
  };
  const goOn = async (): Promise<undefined> => {
    if (suggested !== undefined) {
      onTake(withText(draft, path, suggested));
      onClose();
    } else if (shown) setSuggested((await createSuggestion(client, config)).text);
    else setShown(await previewSuggestion(client, config));
    return undefined;
  };
  return (
    <FormDialog
      title={texts.title}
      size="medium"
      submitLabel={suggested !== undefined ? texts.take : shown ? texts.send : texts.show}
      isBusy={isBusy}
      isDisabled={text.trim() === ''}
      problems={problems}
      onClose={onClose}
      onSubmit={() => void submit(goOn)}
    >
      <SelectField
        name="assist-task"
        label={texts.task}
        value={task}
        options={assistTasks
          .filter((one) => one !== 'Translation' || others.length > 0)
          .map((one) => ({ value: one, label: texts.tasks[one] }))}
        onChange={({ target: { value } }) =>
          change(() => setTask(assistTasks.find((one) => one === value) ?? 'ShorterTitle'))
        }
      />
      {task === 'Translation' && (
        <SelectField
          name="assist-target"
          label={texts.target}
          value={target}
          options={others.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={({ target: { value } }) => change(() => setTarget(value))}
        />
      )}
      <SelectField
        name="assist-source"
        label={texts.source}
        value={path}
        options={fields.map((field) => ({ value: field.path, label: field.label }))}
        onChange={({ target: { value } }) =>
          change(() => {
            setPath(value);
            setText(textAt(draft, value));
          })
        }
      />
      <TextAreaField
        name="assist-text"
        label={texts.words}
        hint={texts.wordsHint}
        rows={4}
        maxLength={20_000}
        value={text}
        onChange={({ target: { value } }) => change(() => setText(value))}
      />
      {shown && suggested === undefined && (
        <section aria-label={texts.sentTo(shown.service, shown.model)}>
          <p>{texts.sentTo(shown.service, shown.model)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts are moved by the keyboard. */}
          <pre className={css.sent} tabIndex={0}>
            {shown.messages.map(({ content }) => content).join('\n\n')}
          </pre>
        </section>
      )}
      {suggested !== undefined && (
        <>
          <TextAreaField
            name="assist-suggestion"
            label={texts.suggestion}
            hint={texts.suggestionHint}
            rows={4}
            value={suggested}
            onChange={({ target: { value } }) => setSuggested(value)}
          />
          <SelectField
            name="assist-into"
            label={texts.takeInto}
            value={path}
            options={fields.map((field) => ({ value: field.path, label: field.label }))}
            onChange={({ target: { value } }) => setPath(value)}
          />
        </>
      )}
    </FormDialog>
  );
}
