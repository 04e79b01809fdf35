import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * What every page needs once it is live is one file: it compresses better than nine, and arrives sooner. A group takes along all
 * that its module imports, so the first keeps what runs on arrival out of the second: also what counts pages that nobody has
 * touched, and must not fetch the second for it.
 */
const groups = [
  { name: 'browser', priority: 2, test: /\/src\/browser\.ts$|\/page-data-layer\/page-data\.ts$/ },
  { name: 'live', priority: 1, test: /\/src\/hydrate\.tsx$/ },
];

/** Two builds from one source: what the browser fetches, and the pages as the server runs them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // Else the style sheet is written for the browsers of the script's target, which know no light-dark().
        cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // The lists of what each page's file imports would stand in the file that every page loads: 1.6 kB against a round trip.
        modulePreload: false,
        rollupOptions: {
          input: 'src/browser.ts',
          output: { codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: 'src/site.tsx',
        target: 'node24',
        emitAssets: false,
        rollupOptions: { output: { entryFileNames: 'site.js' } },
      },
      resolve: { noExternal: [/^@relab\//] },
    },
  },
});
