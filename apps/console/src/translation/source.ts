import { getContentLanguages, getManagedContent } from '@relab/client/content';
import type { ContentDocument, ContentLanguages } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { createContext, useMemo } from 'react';
import type { NodeSchema } from '../content/body-schema.ts';
import { type Draft, draftOf } from '../content/draft.ts';
import { type ComparedPart, compareDrafts } from '../versions/changed-parts.ts';
import type { Term } from './glossary.ts';
import * as texts from './texts.ts';

export type TranslatedLanguage = ContentLanguages['languages'][number];

/** What a translation is written from. */
export interface Source {
  readonly name: ContentLanguages['source'];
  readonly translation: TranslatedLanguage;
  readonly draft: Draft;
  /** What has changed in it since the version that the translation has; undefined where that is unknown, or not loaded yet. */
  readonly changes: readonly ComparedPart[] | undefined;
}

/** The source of a translation; undefined for the source itself, and until it is read. */
export function useSource(document: ContentDocument, schema: NodeSchema | undefined): Source | undefined {
  const { contentKey: contentKeyOrId, managedContentVariantId: variantId } = document;
  const languages = useRead(getContentLanguages, { contentKeyOrId }).data;
  const translation = languages?.languages.find((one) => one.managedContentVariantId === variantId);
  const name = translation && translation.state !== 'Source' ? languages?.source : undefined;
  const language = name?.language ?? '';
  const seen = translation?.sourceVersion?.managedContentVersionId;
  const isBehind = name !== undefined && seen !== undefined && seen !== name.managedContentVersionId;
  const latest = useRead(getManagedContent, name ? { contentKeyOrId, language } : null).data;
  const before = useRead(
    getManagedContent,
    isBehind ? { contentKeyOrId, language, contentVersion: seen } : null,
  ).data;
  return useMemo(() => {
    if (!name || !translation || !latest) return undefined;
    const draft = draftOf(latest);
    const changes = before
      ? compareDrafts(schema, draftOf(before), draft, texts.partLabels).filter(
          (part) => part.changes.length > 0,
        )
      : undefined;
    return { name, translation, draft, changes };
  }, [name, translation, latest, before, schema]);
}

/** What a field of the form needs to stand beside the same one of the source. */
export interface BesideSource {
  readonly source: Source;
  readonly sourceLanguage: string;
  /** What is typed in the translation. */
  readonly draft: Draft;
  readonly schema: NodeSchema | undefined;
  readonly onCopy: (part: string) => void;
  /** Those of the glossary that have a translation. */
  readonly terms: readonly Term[];
}

/** Undefined where nothing stands beside the form. */
export const BesideContext = createContext<BesideSource | undefined>(undefined);

/** The element of a part of the source. */
export const sourceId = (part: string): string => `source-${part.replaceAll('.', '-')}`;
