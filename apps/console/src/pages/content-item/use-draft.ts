import { ClientError } from '@relab/client';
import {
  deleteAutosave,
  getManagedContent,
  replaceManagedContentVariant,
  saveAutosave,
} from '@relab/client/content';
import type { Autosaves, ContentDocument } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, type DraftConflict, draftOf, isSameDraft, mergeDrafts } from '../../content/draft.ts';
import { latestOnConflict } from '../../content/variant-conflict.ts';

/** Milliseconds without a key after which what is typed is stored. */
const pause = 1000;

export type Stored =
  | { readonly state: 'none' | 'storing' }
  | { readonly state: 'stored'; readonly at: string }
  | { readonly state: 'failed'; readonly message: string };

/** How a save ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly document: ContentDocument }
  /** Somebody else was faster, in other fields: both are in the draft now. */
  | { readonly kind: 'merged' }
  /** Somebody else was faster in the same fields. */
  | {
      readonly kind: 'conflict';
      readonly merged: Draft;
      readonly conflicts: readonly DraftConflict[];
      readonly current: ContentDocument;
    };

export interface DraftState {
  readonly draft: Draft;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly stored: Stored;
  /** When what the form began with was typed; undefined where it began with the latest version. */
  readonly restoredFrom: string | undefined;
  change(draft: Draft): void;
  /** Takes what was decided on into the draft; it starts from that version from now on. */
  rebase(draft: Draft, onto: ContentDocument): void;
  save(): Promise<SaveOutcome>;
  /** Back to the latest version. */
  discard(): Promise<void>;
}

interface Editing {
  readonly draft: Draft;
  /** The version that the draft started from: a save that names it hides nobody's work. */
  readonly startedFrom: string;
}

/**
 * What is typed in a variant. It is stored as an autosave a second after the last key, comes back where the page is left,
 * and becomes a version when it is saved.
 */
export function useDraft(document: ContentDocument, { autosave }: Autosaves): DraftState {
  const client = useClient();
  const { managedContentVariantId: variantId } = document;
  const latest = draftOf(document);
  const [begun] = useState(autosave);
  const [editing, setEditing] = useState<Editing>(() =>
    begun
      ? { draft: draftOf(begun), startedFrom: begun.managedContentVersionId }
      : { draft: latest, startedFrom: document.managedContentVersionId },
  );
  const [isTouched, setTouched] = useState(begun !== null);
  const [isSaving, setSaving] = useState(false);
  const [stored, setStored] = useState<Stored>({ state: 'none' });
  const [restoredFrom, setRestoredFrom] = useState(begun?.savedDate);
  const isDirty = isTouched && !isSameDraft(editing.draft, latest);
  // A save of one's own in another tab, or of somebody else: who has typed nothing sees it at once.
  const shown: Editing = isTouched
    ? editing
    : { draft: latest, startedFrom: document.managedContentVersionId };

  // One after the other: an autosave that is late must not overwrite a newer one, nor come after the save.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.current.then(work, work);
    turn.current = done.catch(() => {});
    return done;
  };
  const store = useEffectEvent(async (at: Editing): Promise<void> => {
    setStored({ state: 'storing' });
    try {
      const { title, urlName, body } = at.draft;
      const { autosave: own } = await inTurn(() =>
        saveAutosave(client, {
          ...{ variantId, managedContentVersionId: at.startedFrom, contentBody: body, title, urlName },
        }),
      );
      setStored(own ? { state: 'stored', at: own.savedDate } : { state: 'none' });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setStored({ state: 'failed', message: error.message });
    }
  });
  const waits = isDirty && !isSaving;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void store(editing), pause);
    return () => clearTimeout(timer);
  }, [editing, waits]);

  const startFrom = (next: Editing): void => {
    setEditing(next);
    setTouched(false);
    setStored({ state: 'none' });
    setRestoredFrom(undefined);
  };

  async function settle(current: ContentDocument, mine: Editing): Promise<SaveOutcome> {
    const before = await getManagedContent(client, {
      ...{ contentKeyOrId: document.contentKey, language: document.language },
      contentVersion: mine.startedFrom,
    });
    const { draft: merged, conflicts } = mergeDrafts(draftOf(before), mine.draft, draftOf(current));
    if (conflicts.length > 0) return { kind: 'conflict', merged, conflicts, current };
    setEditing({ draft: merged, startedFrom: current.managedContentVersionId });
    return { kind: 'merged' };
  }

  return {
    draft: shown.draft,
    isDirty,
    isSaving,
    stored,
    restoredFrom,
    change(draft) {
      setEditing({ draft, startedFrom: shown.startedFrom });
      setTouched(true);
    },
    rebase(draft, onto) {
      setEditing({ draft, startedFrom: onto.managedContentVersionId });
      setTouched(true);
    },
    async save() {
      const mine = shown;
      setSaving(true);
      try {
        const saved = await inTurn(() =>
          replaceManagedContentVariant(client, {
            ...{ variantId, ifMatch: mine.startedFrom, title: mine.draft.title, urlName: mine.draft.urlName },
            contentBody: mine.draft.body,
          }),
        );
        startFrom({ draft: draftOf(saved), startedFrom: saved.managedContentVersionId });
        return { kind: 'saved', document: saved };
      } catch (error) {
        const current = latestOnConflict(error);
        if (!current) throw error;
        return await settle(current, mine);
      } finally {
        setSaving(false);
      }
    },
    async discard() {
      await inTurn(() => deleteAutosave(client, { variantId }));
      startFrom({ draft: latest, startedFrom: document.managedContentVersionId });
    },
  };
}
