import type { ListInfoSummaries, PlatformAction } from '@relab/contract/records';
import {
  useGlobalActions,
  useListInfosByObjectName,
  useObjectInfo,
  useObjectInfoDirectory,
  useSearchResults,
} from '@relab/react/records';
import { useMemo } from 'react';
import { useCommands } from '../commands/commands.tsx';
import { favoriteHref } from '../favorites/favorite-target.ts';
import { useFavoriteList } from '../favorites/favorites.tsx';
import { hrefOfList } from '../lists/list-state.ts';
import { viewsConfig } from '../lists/object-views.ts';
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
/** Number of characters from which the server is queried. */
const minLetters = 2;

/** The object that the page is about. */
function usePageObject(): string | undefined {
  const { url } = useLocation();
  const { objectApiName } = (matchRoute(url)?.params ?? {}) as { readonly objectApiName?: string };
  return objectApiName;
}

/** What can be created: the object of the page, and what the actions that are about no record do, by forms of their own. */
function useCreations(onAction: (action: PlatformAction) => void): readonly PaletteEntry[] {
  const objectApiName = usePageObject();
  const { data: info } = useObjectInfo(objectApiName ? { objectApiName } : null);
  const { data: actions } = useGlobalActions({ formFactor: 'Large' });
  return useMemo(() => {
    const own = info?.createable
      ? [
          {
            id: `create ${info.apiName}`,
            label: texts.createOne(info.label),
            href: hrefOf(routes.create, { objectApiName: info.apiName }),
          },
        ]
      : [];
    const global = Object.values(actions?.actions ?? {}).flatMap(({ actions: all }) => all);
    const others = global
      .filter(({ type }) => type === 'QuickAction')
      .map((action) => ({
        id: `action ${action.externalId}`,
        label: action.label,
        run: () => onAction(action),
      }));
    return [...own, ...others];
  }, [info, actions, onAction]);
}

/** Objects whose views are found by what is typed, beside that of the page: each takes a read. */
const maxNamed = 2;

const viewEntries = (
  object: { readonly apiName: string; readonly labelPlural: string } | undefined,
  views: ListInfoSummaries | undefined,
): readonly PaletteEntry[] =>
  object === undefined
    ? []
    : (views?.lists ?? []).map(({ apiName, id, label }) => ({
        id: `view ${id}`,
        label,
        detail: object.labelPlural,
        href: hrefOfList(object.apiName, { view: apiName }),
      }));

/** Views of the object of the page, and of objects that are named. */
function useViews(objects: readonly ListedObject[], text: string): readonly PaletteEntry[] {
  const own = usePageObject();
  const of = objects.find(({ apiName }) => apiName === own);
  // The name of an object, and behind it perhaps that of a view.
  const [first = ''] = text.split(/\s+/);
  const isNamed = first.length >= minLetters;
  const named = objects.map((object) => ({ ...object, id: object.apiName, label: object.labelPlural }));
  const [one, other] = isNamed ? fitting(named, first, maxNamed + 1).filter(({ id }) => id !== own) : [];
  const find = (entry: PaletteEntry | undefined): ListedObject | undefined =>
    objects.find(({ apiName }) => apiName === entry?.id);
  const config = (object: ListedObject | undefined) => (object ? viewsConfig(object.apiName) : null);
  const { data: ofPage } = useListInfosByObjectName(config(of));
  const { data: ofOne } = useListInfosByObjectName(config(find(one)));
  const { data: ofOther } = useListInfosByObjectName(config(find(other)));
  return [...viewEntries(of, ofPage), ...viewEntries(find(one), ofOne), ...viewEntries(find(other), ofOther)];
}

interface ListedObject {
  readonly apiName: string;
  readonly labelPlural: string;
}

export interface PaletteContent {
  readonly sections: readonly PaletteSection[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** All that fits what is typed. What the browser knows is there at once; records come when the server has found them. */
export function usePaletteContent(typed: string, onAction: (action: PlatformAction) => void): PaletteContent {
  const { roles } = useUser();
  const commands = useCommands();
  const recent = useRecentPages();
  const favorites = useFavoriteList();
  const creations = useCreations(onAction);
  const { data: directory } = useObjectInfoDirectory({});
  const text = typed.trim();
  const objects = useMemo(() => Object.values(directory?.objects ?? {}), [directory]);
  const views = useViews(objects, text);
  const settled = useSettledText(text);
  const isAsked = settled.length >= minLetters;
  const { data: response, isLoading, error } = useSearchResults(isAsked ? { q: settled } : null);

  const offered = useMemo((): readonly PaletteSection[] => {
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
        objects.map(({ apiName, labelPlural }) => ({
          id: `list ${apiName}`,
          label: labelPlural,
          href: hrefOf(routes.list, { objectApiName: apiName }),
        })),
      ),
      section('create', texts.create, creations),
    ];
  }, [recent, favorites, roles, commands, objects, creations]);

  const sections = useMemo(() => {
    const max = text === '' ? maxShown.untyped : maxShown.typed;
    const fits = offered.map((section) => ({ ...section, entries: fitting(section.entries, text, max) }));
    const fittingViews = {
      id: 'section views',
      label: texts.views,
      entries: fitting(views, text, max),
    };
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
    return [...fits, fittingViews, records, everywhere].filter(({ entries }) => entries.length > 0);
  }, [offered, views, text, isAsked, response]);

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
