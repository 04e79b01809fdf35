import { getContentLanguages, getManagedContent } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useSuspendingRead, useSuspendingReads } from '@relab/react';
import type { JsonObject } from '../content/body-value.ts';
import type { Place } from '../design/place.ts';
import { viewOf } from './change-menu.ts';
import { matchMenus } from './menu-matches.ts';

/** A menu in another language than the one that is edited. */
export interface MenuLanguage {
  readonly language: string;
  /** Undefined where the menu is not written in it. */
  readonly document: ContentDocument | undefined;
  readonly view: JsonObject;
  /** Places there by those of the menu that is edited. */
  readonly matches: ReadonlyMap<Place, Place>;
}

const nothing: JsonObject = {};

/** The same menu in the other languages of its space, as it is stored there. */
export function useMenuLanguages(
  { contentKey: contentKeyOrId, language: own }: ContentDocument,
  member: string,
  view: JsonObject,
): readonly MenuLanguage[] {
  const { languages } = useSuspendingRead(getContentLanguages, { contentKeyOrId });
  const others = languages.filter(({ language }) => language !== own);
  const documents = useSuspendingReads(
    others
      .filter(({ managedContentVariantId: id }) => id !== null)
      .map(({ language }) => [getManagedContent, { contentKeyOrId, language }] as const),
  );
  return others.map(({ language }): MenuLanguage => {
    const document = documents.find((one) => one.language === language);
    const there = document ? viewOf(document, member) : nothing;
    return { language, document, view: there, matches: matchMenus(view, there) };
  });
}
