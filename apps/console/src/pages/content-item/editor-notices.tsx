import type { Autosaves } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import * as texts from './texts.ts';
import type { DraftState } from './use-draft.ts';

interface EditorNoticesProps {
  readonly isEditable: boolean;
  readonly state: DraftState;
  readonly autosaves: Autosaves;
  readonly problem: string | undefined;
  readonly onDiscard: (discard: () => Promise<void>) => Promise<void>;
}

/** What an author has to know before typing: missing rights, a failed write, other authors, a restored draft. */
export function EditorNotices({
  isEditable,
  state,
  autosaves,
  problem,
  onDiscard,
}: EditorNoticesProps): ReactNode {
  const { isDirty } = state;
  const formats = useFormats();
  const names = autosaves.others.map(({ name }) => name).join(', ');
  return (
    <>
      {!isEditable && <Notice tone="info" heading={isDirty ? texts.notYoursAnyMore : texts.notYours} />}
      {problem && <Notice tone="error" heading={problem} />}
      {names !== '' && <Notice tone="info" heading={texts.others(names)} />}
      {state.restoredFrom !== undefined && isDirty && (
        <Notice
          tone="info"
          heading={texts.restoredHeading}
          nextStep={
            <ActionButton type="button" variant="secondary" onClick={() => void onDiscard(state.discard)}>
              {texts.discard}
            </ActionButton>
          }
        >
          {texts.restoredHint(formats.moment(state.restoredFrom))}
        </Notice>
      )}
    </>
  );
}
