import { dirname, join, relative } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { fileOf, pageOf } from './project-pages.ts';

const isOutside = (href: string): boolean => /^(?:[a-z]+:|\/|#)/.test(href);

/**
 * Links of the project's documents lead to files of the repository: those that are pages of the site become links to
 * them, of all others the text stays. The pages' own links are left as they are.
 */
export function resolveLinks(md: MarkdownRenderer, root: string): void {
  md.core.ruler.push('resolve-links', ({ env, tokens }) => {
    const path: string | undefined = env.realPath ?? env.path;
    // A title alone is rendered without a file.
    if (path === undefined) return;
    const file = relative(root, path);
    for (const { children } of tokens) {
      let isDropped = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const [href = '', hash] = String(token.attrGet('href')).split('#');
          if (href === '' || isOutside(href)) continue;
          const target = fileOf(root, join(dirname(file), decodeURI(href)));
          const page = target && pageOf(target);
          isDropped = page === undefined;
          if (isDropped) {
            token.tag = 'span';
            token.attrs = null;
          } else token.attrSet('href', `/${page}${hash === undefined ? '' : `#${hash}`}`);
        } else if (token.type === 'link_close' && isDropped) {
          token.tag = 'span';
          isDropped = false;
        }
      }
    }
  });
}
