import type { Client } from '@relab/client';
import { replaceManagedContentVariant } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { type Json, type JsonObject, withMember } from '../content/body-value.ts';
import { latestOnConflict } from '../content/variant-conflict.ts';
import { insertComponent, replaceComponent } from '../design/page-edit.ts';
import { componentAt, type Slot } from '../design/place.ts';
import { findEdit, type LabelEdit, type LabelOutcome } from './menu-matches.ts';
import { labelOfEntry } from './menu-target.ts';
import { menuItems, menuView } from './menu-view.ts';

/** How often somebody else may save in between before the attempt is given up. */
const maxAttempts = 5;

/** The entries of a menu, in the member of its body that holds them. */
export const viewOf = ({ contentBody }: ContentDocument, member: string): JsonObject =>
  menuView(contentBody[member] as Json | undefined);

/**
 * Changes the menu of a language on its latest version: where somebody saves meanwhile, `change` is made once more on what they have
 * saved, so that nothing of it is lost. Nothing is written where it changes nothing.
 */
async function changeMenu<Result>(
  client: Client,
  document: ContentDocument,
  member: string,
  change: (view: JsonObject) => { readonly view: JsonObject; readonly result: Result },
): Promise<Result> {
  let current = document;
  for (let attempt = 1; ; attempt += 1) {
    const before = viewOf(current, member);
    const { view, result } = change(before);
    if (view === before) return result;
    try {
      await replaceManagedContentVariant(client, {
        variantId: current.managedContentVariantId,
        ifMatch: current.managedContentVersionId,
        ...{ title: current.title, urlName: current.urlName ?? '' },
        contentBody: withMember(current.contentBody as JsonObject, member, menuItems(view)),
      });
      return result;
    } catch (error) {
      const latest = latestOnConflict(error);
      if (!latest || attempt === maxAttempts) throw error;
      current = latest;
    }
  }
}

/** Saves labels in one language, and says of each what became of it: one that somebody else has changed stays as they wrote it. */
export const saveLabels = (
  client: Client,
  document: ContentDocument,
  member: string,
  edits: readonly LabelEdit[],
): Promise<readonly LabelOutcome[]> =>
  changeMenu(client, document, member, (before) => {
    let view = before;
    const result = edits.map((edit) => {
      const { place, outcome } = findEdit(before, edit);
      const entry = place === undefined ? undefined : componentAt(view, place);
      const label = edit.label.trim();
      if (outcome.kind === 'done' && place !== undefined && entry && labelOfEntry(entry) !== label)
        ({ view } = replaceComponent(
          view,
          place,
          withMember(entry, 'label', label === '' ? undefined : label),
        ));
      return outcome;
    });
    return { view, result };
  });

/** Puts an entry without those below it into the menu of a language, where it is not there yet. */
export const addEntry = (
  client: Client,
  document: ContentDocument,
  member: string,
  { regions: _, ...entry }: JsonObject,
  slotIn: (view: JsonObject) => Slot | undefined,
): Promise<boolean> =>
  changeMenu(client, document, member, (before) => {
    const slot = slotIn(before);
    return slot
      ? { view: insertComponent(before, slot, entry).view, result: true }
      : { view: before, result: false };
  });
