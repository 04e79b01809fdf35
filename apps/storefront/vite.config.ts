import { localeVariants } from '@relab/pages/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';

/**
 * What every page needs once it is live is one file: it compresses better than nine, and arrives sooner. A group takes along all
 * that its module imports, so the first keeps what runs on arrival out of the second: also what counts pages that nobody has
 * touched, and must not fetch the second for it.
 */
const groups = [
  { name: 'browser', priority: 2, test: /\/storefront\/src\/browser\.ts$|\/page-data-layer\/page-data\.ts$/ },
  { name: 'live', priority: 1, test: /\/storefront\/src\/hydrate\.tsx$/ },
  // What pages with forms read a form and an error with, which would be four small files.
  { name: 'form', test: /\/storefront\/src\/(?:form\/(?:form-reading|call-error)|account\/safe-next)\.ts$/ },
  // With the number that tells two presses apart, and how it is made.
  { name: 'form-key', test: /\/form\/form-key\.tsx$/ },
  { name: 'amount', test: /\/money\/amount\.ts$/ },
  { name: 'availability', test: /\/listing\/availability-badge\.tsx$/ },
];

/** What the browser fetches. The languages share a folder: their style sheets and fonts are the same files. */
const client = (manifest: string, emptyOutDir: boolean): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir,
    manifest,
    target: 'es2022',
    // Else the style sheet is written for the browsers of the script's target, which know no light-dark().
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The lists of what each page's file imports would stand in the file that every page loads: 1.6 kB against a round trip.
    modulePreload: false,
    rollupOptions: {
      input: 'src/browser.ts',
      // No getter of ours does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      // Also what is said, so that none of it is handed from file to file by name.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups } },
    },
  },
});

/** The pages as the server runs them. */
const ssr = (outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    outDir,
    ssr: 'src/site.tsx',
    target: 'node24',
    emitAssets: false,
    rollupOptions: { output: { entryFileNames: 'site.js' } },
  },
  resolve: { noExternal: [/^@relab\//] },
});

/** Two builds for each language from one source. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [localeVariants(), react()],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 120 << 16 } },
  },
  environments: {
    client: client('.vite/en-US.json', true),
    ssr: ssr('dist/server/en-US'),
    client_de: client('.vite/de-DE.json', false),
    ssr_de: ssr('dist/server/de-DE'),
  },
});
