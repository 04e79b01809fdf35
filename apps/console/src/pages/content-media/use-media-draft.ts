import { createManagedContentVariant, replaceManagedContentVariant } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { useState } from 'react';
import { isSame, type JsonObject } from '../../content/body-value.ts';
import { type Crop, type FocalPoint, readCrop, readFocalPoint } from './picture-parts.ts';

/** What the library edits of a picture. */
export interface MediaDraft {
  readonly title: string;
  /** By language; empty where there are none. */
  readonly altTexts: Readonly<Record<string, string>>;
  readonly focalPoint: FocalPoint | undefined;
  readonly crop: Crop | undefined;
}

export interface MediaDraftState {
  readonly draft: MediaDraft;
  readonly change: (part: Partial<MediaDraft>) => void;
  readonly isDirty: boolean;
  /** A version for each language that was changed. Rejects with 412 where somebody else has saved meanwhile. */
  readonly save: () => Promise<void>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The first of the documents is the one in the language of the space. */
function draftOf(documents: readonly ContentDocument[]): MediaDraft {
  const [first] = documents;
  return {
    title: first?.title ?? '',
    altTexts: Object.fromEntries(
      documents.map(({ language, contentBody }) => [language, textOf(contentBody.altText)]),
    ),
    focalPoint: readFocalPoint(first?.contentBody.focalPoint),
    crop: readCrop(first?.contentBody.crop),
  };
}

/** A body with other members; undefined ones are removed. */
const bodyWith = ({ contentBody }: ContentDocument, members: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...contentBody, ...members }).filter(([, value]) => value !== undefined),
  ) as JsonObject;

/** The words and the parts of a picture while they are edited, in all its languages together. */
export function useMediaDraft(documents: readonly ContentDocument[]): MediaDraftState {
  const client = useClient();
  const stored = draftOf(documents);
  const [changes, setChanges] = useState<Partial<MediaDraft>>({});
  const draft: MediaDraft = { ...stored, ...changes };
  const isChanged = (name: keyof MediaDraft): boolean => !isSame(json(stored[name]), json(draft[name]));
  const changedWords = Object.entries(draft.altTexts).filter(
    ([language, words]) => words.trim() !== (stored.altTexts[language] ?? ''),
  );

  const update = (document: ContentDocument, title: string, members: Readonly<Record<string, unknown>>) =>
    replaceManagedContentVariant(client, {
      variantId: document.managedContentVariantId,
      ifMatch: `"${document.managedContentVersionId}"`,
      ...{ title, urlName: document.urlName ?? '' },
      contentBody: bodyWith(document, { ...members, title }),
    });

  async function save(): Promise<void> {
    const [first, ...others] = documents;
    if (!first) return;
    const altText = draft.altTexts[first.language]?.trim() || undefined;
    const ofFirst = changedWords.some(([language]) => language === first.language);
    if (ofFirst || isChanged('title') || isChanged('focalPoint') || isChanged('crop'))
      await update(first, draft.title.trim(), { altText, focalPoint: draft.focalPoint, crop: draft.crop });
    for (const [language, words] of changedWords) {
      if (language === first.language) continue;
      const document = others.find((one) => one.language === language);
      if (document) await update(document, document.title, { altText: words.trim() || undefined });
      else
        await createManagedContentVariant(client, {
          ...{ managedContentKeyOrId: first.contentKey, language, title: draft.title.trim() },
          contentBody: { title: draft.title.trim(), altText: words.trim() },
        });
    }
    setChanges({});
  }

  return {
    draft,
    change: (part) => setChanges((before) => ({ ...before, ...part })),
    isDirty: changedWords.length > 0 || isChanged('title') || isChanged('focalPoint') || isChanged('crop'),
    save,
  };
}

const json = (value: unknown): JsonObject => ({ value: (value ?? null) as JsonObject });
