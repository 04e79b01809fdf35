import {
  useGlobalActions,
  useObjectInfo,
  useObjectInfoDirectory,
  useSearchResults,
} from '@relab/react/records';
import { useMemo } from 'react';
import { useCommands } from '../commands/commands.tsx';
import { favoriteHref } from '../favorites/favorite-target.ts';
import { useFavoriteList } from '../favorites/favorites.tsx';
import { useRecentPages } from '../recent/recent-pages.ts';
import { desksOf } from '../routing/desks.ts';
import { useLocation } from '../routing/router.tsx';
import { hrefOf, matchRoute, routes } from '../routing/routes.ts';
import { foundRecord, readSearchResults } from '../search-results/search-result.ts';
import { useSettledText } from '../search-results/use-settled-text.ts';
import { useUser } from '../session/user.tsx';
import { fitting, type PaletteEntry, type PaletteSection } from './palette-entry.ts';
import * as texts from './texts.ts';

const maxShown = { typed: 6, untyped: 5 } as const;
/** Letters from which on the server is asked. */
const minLetters = 2;

/** What can be created: what global actions create, and the object of the page. */
function useCreations(): readonly PaletteEntry[] {
  const { url } = useLocation();
  const { objectApiName } = (matchRoute(url)?.params ?? {}) as { readonly objectApiName?: string };
  const { data: info } = useObjectInfo(objectApiName ? { objectApiName } : null);
  const { data: actions } = useGlobalActions({ formFactor: 'Large' });
  return useMemo(() => {
    const entry = (name: string, label: string): PaletteEntry => ({
      id: `create ${name}`,
      label,
      href: hrefOf(routes.create, { objectApiName: name }),
    });
    const own = info?.createable ? [entry(info.apiName, texts.createOne(info.label))] : [];
    const others = (actions?.actions.Global?.actions ?? []).flatMap(
      ({ subtype, type, targetObject, label }) =>
        (subtype === 'Create' || type === 'Create') && targetObject && targetObject !== info?.apiName
          ? [entry(targetObject, label)]
          : [],
    );
    return [...own, ...others];
  }, [info, actions]);
}

export interface PaletteContent {
  readonly sections: readonly PaletteSection[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** All that fits what is typed. What the browser knows is there at once; records come when the server has found them. */
export function usePaletteContent(typed: string): PaletteContent {
  const { roles } = useUser();
  const commands = useCommands();
  const recent = useRecentPages();
  const favorites = useFavoriteList();
  const creations = useCreations();
  const { data: directory } = useObjectInfoDirectory({});
  const text = typed.trim();
  const settled = useSettledText(text);
  const isAsked = settled.length >= minLetters;
  const { data: response, isLoading, error } = useSearchResults(isAsked ? { q: settled } : null);

  const known = useMemo((): readonly PaletteSection[] => {
    const section = (id: string, label: string, entries: readonly PaletteEntry[]): PaletteSection => ({
      // Sections and entries share one space of keys.
      id: `section ${id}`,
      label,
      entries,
    });
    return [
      section(
        'recent',
        texts.recent,
        recent.map(({ href, title }) => ({ id: `recent ${href}`, label: title, href })),
      ),
      section(
        'favorites',
        texts.favorites,
        (favorites ?? []).flatMap((favorite) => {
          const href = favoriteHref(favorite);
          const { id, name, subtitle } = favorite;
          return href ? [{ id, label: name, detail: subtitle ?? undefined, href }] : [];
        }),
      ),
      section(
        'desks',
        texts.desks,
        desksOf(roles).map(({ route, label }) => ({ id: `desk ${route.page}`, label, href: hrefOf(route) })),
      ),
      section(
        'actions',
        texts.actions,
        commands
          .filter(({ isHidden }) => !isHidden)
          // What this page does comes before what every page does.
          .toSorted((one, other) => Number(one.group === 'everywhere') - Number(other.group === 'everywhere'))
          .map(({ id, label, keys, run }) => ({ id: `command ${id}`, label, keys, run })),
      ),
      section(
        'lists',
        texts.lists,
        Object.values(directory?.objects ?? {}).map(({ apiName, labelPlural }) => ({
          id: `list ${apiName}`,
          label: labelPlural,
          href: hrefOf(routes.list, { objectApiName: apiName }),
        })),
      ),
      section('create', texts.create, creations),
    ];
  }, [recent, favorites, roles, commands, directory, creations]);

  const sections = useMemo(() => {
    const max = text === '' ? maxShown.untyped : maxShown.typed;
    const fits = known.map((section) => ({ ...section, entries: fitting(section.entries, text, max) }));
    const records = {
      id: 'section records',
      label: texts.records,
      entries: text.length < minLetters || !isAsked ? [] : recordEntries(response),
    };
    const everywhere = {
      id: 'section search',
      label: texts.search,
      entries:
        text === ''
          ? []
          : [
              {
                id: 'search',
                label: texts.searchAll(text),
                href: hrefOf(routes.search, undefined, { q: text }),
              },
            ],
    };
    return [...fits, records, everywhere].filter(({ entries }) => entries.length > 0);
  }, [known, text, isAsked, response]);

  return {
    sections,
    isSearching: text.length >= minLetters && (isLoading || settled !== text),
    hasFailed: error !== undefined,
  };
}

const recordEntries = (response: Parameters<typeof readSearchResults>[0]): readonly PaletteEntry[] =>
  readSearchResults(response).flatMap(({ objectApiName, label, rows }) =>
    rows.slice(0, 3).map((row) => {
      const { id, name, facts } = foundRecord(row);
      return {
        id,
        label: name,
        detail: [label, ...facts].slice(0, 3).join(' · '),
        href: hrefOf(routes.record, { objectApiName, recordId: id }),
      };
    }),
  );
