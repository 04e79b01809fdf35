import type { Plugin } from 'vite';

const wrapper = 'native:import-analysis-build';

/**
 * `import()` as the browser has it. Vite puts a function around each that fetches style sheets and lists of files ahead, 1 kB
 * over the files that a page starts with; a site with one style sheet, which fetches no lists, needs none of it.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === wrapper);
    if (at < 0) throw new Error(`Vite has no plugin ${wrapper} any more: look for what wraps import() now.`);
    (plugins as Plugin[]).splice(at, 1);
  },
});
