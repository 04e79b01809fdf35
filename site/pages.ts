import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { markdownFiles, pageOf } from './.vitepress/project-pages.ts';

const root = join(import.meta.dirname, '..');

export interface SitePage {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** The pages that were written for the site; the project's documents are tested where they stand. */
export function sitePages(): readonly SitePage[] {
  const files = globSync('site/pages/**/*.md', { cwd: root }).filter((file) => !file.includes('/generated/'));
  return files.sort().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

const groups = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => String(match[1]));

/** Without blocks of code. */
const prose = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Languages of code blocks that are no samples; shell, JSON and the like are not run. */
export const codeLanguages = (text: string): readonly string[] =>
  groups(text, /^```([a-z]+)/gm).filter((language) =>
    /^(?:[cm]?[jt]sx?|javascript|typescript|vue)$/.test(language),
  );

/** Included samples that are not there, or whose region is not. */
export function missingSamples(text: string): readonly string[] {
  return groups(text, /^<<< @\/(\S+)/gm).filter((target) => {
    const [file = '', region] = target.split('#');
    if (!existsSync(join(root, file))) return true;
    return region !== undefined && !readFileSync(join(root, file), 'utf8').includes(`#region ${region}\n`);
  });
}

/** As VitePress makes anchors of headings. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const anchorsIn = (file: string): ReadonlySet<string> =>
  new Set(groups(prose(readFileSync(join(root, file), 'utf8')), /^#+ (.+)$/gm).map(anchorOf));

const addresses: ReadonlyMap<string, string> = new Map(
  markdownFiles(root).flatMap((file) => {
    const page = pageOf(file);
    return page === undefined ? [] : [[page, file] as const];
  }),
);

/** The file of the page that a link of a page leads to; undefined where there is none. */
function targetOf(file: string, path: string): string | undefined {
  if (path === '') return file;
  const page = pageOf(file) ?? '';
  const address = path.startsWith('/') ? path.slice(1) : join(dirname(page), path);
  const candidates = [`${address}.md`, join(address, 'index.md'), address];
  return candidates.map((candidate) => addresses.get(candidate)).find((target) => target !== undefined);
}

/** Links within the site that lead nowhere. */
export function deadLinks({ file, text }: SitePage): readonly string[] {
  const links = [
    ...groups(prose(text), /(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g),
    ...groups(text, /^\s+link: (\S+)$/gm),
  ];
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = targetOf(file, path);
    return target === undefined || (anchor !== undefined && !anchorsIn(target).has(anchor));
  });
}

/** Links of the menus that lead nowhere. */
export const deadMenuLinks = (links: readonly string[]): readonly string[] =>
  links.filter((link) => targetOf('site/pages/index.md', link) === undefined);

/** Pictures without a text for who does not see them, or that are not there. */
export function badPictures({ file, text }: SitePage): readonly string[] {
  return [...prose(text).matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].flatMap(([whole, alt = '', path = '']) => {
    const picture = path.startsWith('/') ? path.slice(1) : relative(root, join(root, dirname(file), path));
    return alt.trim().length < 10 || !existsSync(join(root, picture)) ? [whole] : [];
  });
}

/** Figures of a page that the table which they come from does not have in their row. */
export function wrongFigures(text: string): readonly string[] {
  const figures = [...text.matchAll(/value: '(.+)'\n[^\n]*\n\s+row: '(.+)'\n\s+file: (\S+)/g)];
  return figures.flatMap(([, value = '', row = '', file = '']) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.find((candidate) => candidate.startsWith(`| ${row} |`));
    return line?.includes(`**${value}**`) ? [] : [`${row}: ${value}`];
  });
}
