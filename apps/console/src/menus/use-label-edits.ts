import { useClient } from '@relab/react';
import { useState } from 'react';
import { componentAt, type Place } from '../design/place.ts';
import { useUnsavedChanges } from '../routing/router.tsx';
import { saveLabels } from './change-menu.ts';
import { type LabelEdit, type LabelOutcome, targetKey } from './menu-matches.ts';
import { labelOfEntry } from './menu-target.ts';
import type { MenuLanguage } from './use-menu-languages.ts';

/** A label that is typed and not saved, with what stood in the way of the last attempt. */
export interface PendingLabel extends LabelEdit {
  readonly language: string;
  readonly problem?: Exclude<LabelOutcome, { readonly kind: 'done' }> | undefined;
}

export interface LabelEdits {
  readonly pending: readonly PendingLabel[];
  readonly find: (language: string, place: Place) => PendingLabel | undefined;
  readonly change: (language: MenuLanguage, place: Place, label: string) => void;
  readonly discard: () => void;
  /** Saves all of them, each language for itself. How many were saved, and how many are left. */
  readonly save: () => Promise<{ readonly saved: number; readonly left: number }>;
}

const isAt = (language: string, place: Place) => (one: PendingLabel) =>
  one.language === language && one.place === place;

/** Labels of a menu in its other languages while they are typed, whichever entry is chosen. */
export function useLabelEdits(languages: readonly MenuLanguage[], member: string): LabelEdits {
  const client = useClient();
  const [pending, setPending] = useState<readonly PendingLabel[]>([]);
  useUnsavedChanges(pending.length > 0);

  function change({ language, view }: MenuLanguage, place: Place, label: string): void {
    const entry = componentAt(view, place) ?? {};
    const stored = labelOfEntry(entry);
    const before = pending.find(isAt(language, place));
    const others = pending.filter((one) => one !== before);
    const { seen = stored, target = targetKey(entry), problem } = before ?? {};
    setPending(label === stored ? others : [...others, { language, place, target, seen, label, problem }]);
  }

  async function save() {
    let saved = 0;
    let left: readonly PendingLabel[] = pending;
    for (const { language, document } of languages) {
      const edits = pending.filter((one) => one.language === language);
      if (!document || edits.length === 0) continue;
      const outcomes = await saveLabels(client, document, member, edits);
      left = left.flatMap((one): readonly PendingLabel[] => {
        const outcome = outcomes[edits.indexOf(one)];
        if (!outcome) return [one];
        if (outcome.kind === 'done') return [];
        // Saved once more, it replaces what is shown now.
        return [{ ...one, problem: outcome, ...(outcome.kind === 'conflict' && { seen: outcome.theirs }) }];
      });
      saved += outcomes.filter(({ kind }) => kind === 'done').length;
      // What a later language is rejected for takes nothing of this back.
      setPending(left);
    }
    return { saved, left: left.length };
  }

  return {
    pending,
    find: (language, place) => pending.find(isAt(language, place)),
    change,
    discard: () => setPending([]),
    save,
  };
}
