import type { ConfigFor } from '@relab/contract';
import type { WrittenRedirects, writeSpaceRedirects } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { inContextTransaction } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import type { Site } from '../../seo/site-pages.ts';
import { requireSpace, type SpaceRow } from '../space/space-row.ts';
import { type ContentPaths, contentPaths } from './content-paths.ts';
import {
  type Destination,
  followRedirect,
  furtherNames,
  type ParsedRedirect,
  parseRedirect,
  targetNames,
} from './plan-redirects.ts';
import { findNames, type NamedPlace } from './redirect-names.ts';
import { lockChannels, type StoredAlias, storedAliases, storeRedirects } from './store-redirects.ts';

type Result = WrittenRedirects['results'][number];
/** A redirect that is to be written, at its place in the request. */
interface Planned extends ParsedRedirect {
  readonly at: number;
  readonly destination: Destination;
}

/** Stored redirects are followed so far; those that are written here never lead to another one. */
const maxSteps = 10;

const rejected = (message: string): Result => ({ outcome: 'Rejected', message });

/** What all names stand for that redirects lead to, over others. */
async function findAllNames(
  { database }: Context,
  query: { readonly channelId: string; readonly spaceId: string },
  names: readonly string[],
  paths: ContentPaths,
): Promise<ReadonlyMap<string, NamedPlace>> {
  const stored = new Map(await findNames(database, { ...query, names }));
  for (let step = 0; step < maxSteps; step++) {
    const further = furtherNames(stored, paths);
    if (further.length === 0) break;
    const found = await findNames(database, { ...query, names: further });
    if (found.size === 0) break;
    for (const [name, place] of found) stored.set(name, place);
  }
  return stored;
}

const keyOf = ({ alias, language }: Pick<ParsedRedirect, 'alias' | 'language'>): string =>
  `${language} ${alias}`;

/** The same place as it is stored already. */
const isSame = (stored: StoredAlias, destination: Destination): boolean =>
  'url' in destination
    ? stored.redirectUrl === destination.url
    : stored.redirectUrl === null && stored.contentId === destination.contentId;

interface ChannelPlan {
  readonly channelId: string;
  readonly redirects: readonly Planned[];
}

/** What is to be written to one channel; what cannot be gets its result. */
async function planChannel(
  channelId: string,
  redirects: ReadonlyMap<number, ParsedRedirect>,
  paths: ContentPaths,
  results: Result[],
  context: Context,
  { id: spaceId }: SpaceRow,
): Promise<ChannelPlan> {
  const parsed = [...redirects.values()];
  const names = [...targetNames(parsed), ...parsed.map(({ alias }) => alias)];
  const stored = await findAllNames(context, { channelId, spaceId }, names, paths);
  const aliases = await storedAliases(context.database, channelId, parsed);
  const written = new Map(parsed.map(({ alias, target }) => [alias, target]));
  const planned: Planned[] = [];
  for (const [at, redirect] of redirects) {
    const own = stored.get(redirect.alias);
    const alias = aliases.get(keyOf(redirect));
    if ((own?.kind === 'content' && own.isShown) || alias?.isCurrent) {
      results[at] = rejected(`A content is shown as ${redirect.alias}: it needs another URL name first.`);
      continue;
    }
    const destination = followRedirect(redirect, { paths, written, stored });
    if ('problem' in destination) results[at] = rejected(destination.problem);
    else {
      if (!alias) results[at] = { outcome: 'Created', message: null };
      else if (!isSame(alias, destination)) results[at] = { outcome: 'Updated', message: null };
      planned.push({ ...redirect, at, destination });
    }
  }
  return { channelId, redirects: planned };
}

/**
 * Writes redirects of a space to each channel that it delivers to, on the site at once, for a principal who may publish
 * there. One that cannot be written on one channel is written on none.
 */
export async function writeRedirects(
  { contentSpaceId, redirects }: ConfigFor<typeof writeSpaceRedirects>,
  context: Context,
  { origin, pages }: Site,
): Promise<WrittenRedirects> {
  const space = await requireSpace(contentSpaceId, context, 'publish');
  if (space.channels.length === 0) throw conflict('The space delivers to no site.');
  const languages = [space.default_language, ...space.languages];
  const paths = contentPaths(pages, languages);
  const results: Result[] = redirects.map(() => ({ outcome: 'Unchanged', message: null }));
  const parsed = new Map<string, readonly [number, ParsedRedirect]>();
  for (const [at, input] of redirects.entries()) {
    const one = parseRedirect(input, { paths, origin, languages, defaultLanguage: space.default_language });
    if ('problem' in one) results[at] = rejected(one.problem);
    else if (parsed.has(keyOf(one))) results[at] = rejected(`${one.alias} stands there twice.`);
    else parsed.set(keyOf(one), [at, one]);
  }
  return await inContextTransaction(context, async (ctx) => {
    await lockChannels(ctx.database, space.channels);
    let open = new Map(parsed.values());
    const plans: ChannelPlan[] = [];
    for (const channelId of space.channels) {
      const plan = await planChannel(channelId, open, paths, results, ctx, space);
      plans.push(plan);
      open = new Map(plan.redirects.map(({ at, ...redirect }) => [at, redirect]));
    }
    for (const { channelId, redirects: planned } of plans)
      await storeRedirects(ctx, {
        channelId,
        spaceId: space.id,
        redirects: planned.filter(({ at }) => open.has(at) && results[at]?.outcome !== 'Unchanged'),
        paths,
      });
    return { results };
  });
}
