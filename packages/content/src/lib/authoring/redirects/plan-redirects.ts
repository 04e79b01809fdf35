import { ApiError, badRequest } from '@relab/server/http';
import { checkUrlName } from '../content/version.ts';
import { redirectAddress } from '../web-urls/redirect-address.ts';
import type { ContentPaths } from './content-paths.ts';
import type { NamedPlace } from './redirect-names.ts';

/** A redirect as somebody wrote it. */
export interface RedirectInput {
  readonly urlAlias: string;
  readonly target: string;
  readonly language?: string | undefined;
}

/** Where a target leads: what a name stands for, or another page. */
type Target = { readonly name: string } | { readonly url: string };

/** A redirect that can be read; where it leads is found out next. */
export interface ParsedRedirect {
  readonly alias: string;
  readonly language: string;
  readonly target: Target;
}

/** Where whoever opens the old name is led. */
export type Destination = { readonly contentId: string } | { readonly url: string };

interface ParseContext {
  readonly paths: ContentPaths;
  readonly origin: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/** The message where a redirect cannot be read, instead of it. */
export type Parsed = ParsedRedirect | { readonly problem: string };

const isAddress = (text: string): boolean => /^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(text);

function targetOf(text: string, { paths, origin }: ParseContext): Target {
  if (!isAddress(text)) return { name: text };
  const url = redirectAddress(text, origin);
  const name = paths.nameIn(url);
  return name === undefined ? { url } : { name };
}

function aliasOf(text: string, { paths, origin }: ParseContext): string {
  if (!isAddress(text)) return checkUrlName(text, 'urlAlias');
  const name = paths.nameIn(redirectAddress(text, origin));
  if (name === undefined)
    throw badRequest('What is redirected is the URL name of a content, or the path of its page.', 'urlAlias');
  return checkUrlName(name, 'urlAlias');
}

/** Reads a redirect; what is wrong with it is said instead of it, so that the others of a file are written. */
export function parseRedirect(input: RedirectInput, context: ParseContext): Parsed {
  const language = input.language?.trim() || context.defaultLanguage;
  if (!context.languages.includes(language))
    return { problem: `This space has no language ${language}. It has ${context.languages.join(', ')}.` };
  try {
    const alias = aliasOf(input.urlAlias.trim(), context);
    return { alias, language, target: targetOf(input.target.trim(), context) };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}

/** The names that redirects lead to. */
export const targetNames = (redirects: readonly ParsedRedirect[]): readonly string[] => [
  ...new Set(redirects.flatMap(({ target }) => ('name' in target ? [target.name] : []))),
];

interface FollowContext {
  readonly paths: ContentPaths;
  /** What is written together: it counts before what is stored. */
  readonly written: ReadonlyMap<string, Target>;
  readonly stored: ReadonlyMap<string, NamedPlace>;
}

/** Where a redirect ends, over any that it leads to; the message where that is nowhere, or where it began. */
export function followRedirect(
  { alias, target }: ParsedRedirect,
  { paths, written, stored }: FollowContext,
): Destination | { readonly problem: string } {
  const seen = new Set([alias]);
  let at = target;
  while ('name' in at) {
    const { name } = at;
    if (seen.has(name)) return { problem: `It leads back to ${name}.` };
    seen.add(name);
    const place = stored.get(name);
    // What a site shows under a name is not redirected.
    const next = place?.kind === 'content' && place.isShown ? undefined : written.get(name);
    if (next) {
      at = next;
      continue;
    }
    if (!place) return { problem: `There is no content named ${name}.` };
    if (place.kind === 'content') return { contentId: place.contentId };
    const further = paths.nameIn(place.url);
    at = further === undefined ? { url: place.url } : { name: further };
  }
  return { url: at.url };
}

/** Names that stored redirects lead on to: these have to be looked up as well. */
export const furtherNames = (
  stored: ReadonlyMap<string, NamedPlace>,
  paths: ContentPaths,
): readonly string[] => [
  ...new Set(
    [...stored.values()].flatMap((place) => {
      const name = place.kind === 'address' ? paths.nameIn(place.url) : undefined;
      return name === undefined || stored.has(name) ? [] : [name];
    }),
  ),
];
