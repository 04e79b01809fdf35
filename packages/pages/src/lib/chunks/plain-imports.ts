import type { Plugin } from 'vite';

/**
 * `import()` as the browser has it. Vite puts a function around it that fetches style sheets and lists of files ahead, 0.7 kB
 * in the file that every page starts with; a site with one style sheet, which fetches no lists, needs neither.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
