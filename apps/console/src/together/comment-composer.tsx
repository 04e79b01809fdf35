import { getContentReaders } from '@relab/client/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { TextAreaField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { useSubmission } from '../ui/use-submission.ts';
import { type MentionedPerson, mentionAt, mentionedIn, withMention } from './mention-query.ts';
import * as texts from './texts.ts';
import css from './together.module.css';

export interface CommentComposerProps {
  readonly variantId: string;
  readonly label: string;
  readonly sendLabel: string;
  /** Rejects where it cannot be sent. */
  readonly onSend: (text: string, mentionedUserIds: readonly string[]) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
  readonly takesFocus?: boolean | undefined;
}

/** Where a comment is written. Behind an @ it offers the people who may read the content. */
export function CommentComposer(props: CommentComposerProps): ReactNode {
  const { variantId, label, sendLabel, onSend, onCancel, takesFocus } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [caret, setCaret] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [current, setCurrent] = useState(0);
  const [mentioned, setMentioned] = useState<readonly MentionedPerson[]>([]);
  const { isBusy, problems, submit } = useSubmission();

  const query = isClosed ? undefined : mentionAt(text, caret);
  const fragment = useDebounced(query?.fragment);
  const { data } = useRead(
    getContentReaders,
    query && fragment !== undefined ? { variantId, nameFragment: fragment } : null,
  );
  const people = query ? data?.people : undefined;
  const at = Math.min(current, (people?.length ?? 0) - 1);

  // The caret stands behind the name, once that is in the text.
  const moveTo = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (moveTo.current === undefined) return;
    area.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = undefined;
  });
  function mention(person: MentionedPerson): void {
    if (!query) return;
    const next = withMention(text, caret, query, person.name);
    setText(next.text);
    setCaret(next.caret);
    moveTo.current = next.caret;
    setMentioned([...mentioned.filter((one) => one.id !== person.id), person]);
    setClosed(true);
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
      event.preventDefault();
      void send();
      return;
    }
    if (!people || people.length === 0) return;
    const person = people[at];
    if (event.key === 'ArrowDown') setCurrent((at + 1) % people.length);
    else if (event.key === 'ArrowUp') setCurrent((at - 1 + people.length) % people.length);
    else if (event.key === 'Escape') setClosed(true);
    else if (event.key === 'Enter' && person) mention(person);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const send = (): Promise<void> =>
    submit(async () => {
      if (text.trim() === '') return undefined;
      await onSend(
        text.trim(),
        mentionedIn(text, mentioned).map((person) => person.id),
      );
      setText('');
      setMentioned([]);
      return undefined;
    });

  const listId = `${id}-people`;
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      <TextAreaField
        name="comment"
        id={id}
        ref={area}
        label={label}
        hint={texts.mentionHint}
        rows={3}
        maxLength={4000}
        autoFocus={takesFocus}
        value={text}
        aria-autocomplete="list"
        aria-controls={people ? listId : undefined}
        aria-activedescendant={people?.[at] ? `${listId}-${at}` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setCaret(target.selectionStart);
          setClosed(false);
          setCurrent(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {people && (
        <div className={css.people}>
          <p className="soft" role="status">
            {texts.people(people.length)}
          </p>
          <div id={listId} role="listbox" aria-label={texts.peopleList} tabIndex={-1}>
            {people.map((person, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text above.
              // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus, and names the current one.
              <div
                key={person.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === at}
                className={css.person}
                onClick={() => mention(person)}
              >
                {person.name}
              </div>
            ))}
          </div>
        </div>
      )}
      <div className={css.buttons}>
        {onCancel && (
          <ActionButton type="button" variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </ActionButton>
        )}
        <ActionButton busy={isBusy} disabled={text.trim() === ''}>
          {sendLabel}
        </ActionButton>
      </div>
    </form>
  );
}
