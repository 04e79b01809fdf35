import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitepress';
import { resolveLinks } from './links.ts';
import { nav, sidebar } from './menus.ts';
import { markdownFiles, pageOf } from './project-pages.ts';

const site = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(site);

/** Pages stand anywhere in the repository; Vue, of which they are made, is installed in this folder alone. */
const resolveVue: Plugin = {
  name: 'resolve-vue',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^vue($|\/)/.test(id)) return null;
    // What renders pages at the build runs beside that folder, and imports it from there.
    if (options.ssr) return { id, external: true };
    if (importer?.startsWith(site)) return null;
    return await this.resolve(id, join(site, 'package.json'), { ...options, skipSelf: true });
  },
};

export default defineConfig({
  title: 'Relab',
  description: 'A marketplace for laboratory equipment, and the software under it: client, server, blocks.',
  lang: 'en-GB',
  // The whole repository, so that its documents are pages where they stand and nothing is written twice.
  srcDir: root,
  srcExclude: [
    ...markdownFiles(root).filter((file) => pageOf(file) === undefined),
    '{build,.data,.cache}/**',
    '**/dist/**',
  ],
  rewrites: (path) => pageOf(path) ?? path,
  outDir: join(root, 'build/site'),
  cacheDir: join(root, '.cache/site'),
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => resolveLinks(md, root),
  },
  themeConfig: {
    nav,
    sidebar,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        translations: { button: { buttonText: 'Search', buttonAriaLabel: 'Search' } },
        // Decisions are read by number, and there are so many of them that they would hide what is looked for.
        _render: (text, env, md) =>
          /^project\/decisions\/\d/.test(env.relativePath) ? '' : md.render(text, env),
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
  // The font is used if it is there in time, so it is fetched early.
  transformHead: ({ assets }) =>
    assets
      .filter((asset) => asset.endsWith('.woff2'))
      .map((href) => ['link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }]),
  // Of the theme's home page, which names no main part by itself.
  transformHtml: (html) => html.replace('<div class="VPHome"', '<div role="main" class="VPHome"'),
  vite: {
    plugins: [resolveVue],
    publicDir: join(site, 'public'),
    build: { chunkSizeWarningLimit: 4_000 },
  },
});
