import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import * as texts from './texts.ts';
import type { DraftState } from './use-draft.ts';

/** Whether what is typed is stored. */
export function SavedState({ state: { stored, isDirty } }: { readonly state: DraftState }): ReactNode {
  const formats = useFormats();
  const text =
    stored.state === 'storing'
      ? texts.saving
      : stored.state === 'failed'
        ? texts.saveFailed(stored.message)
        : stored.state === 'stored' && isDirty
          ? texts.savedAt(formats.moment(stored.at))
          : isDirty
            ? texts.saving
            : texts.unchanged;
  return (
    <span role="status" className="soft">
      {text}
    </span>
  );
}
