import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const everywhere: readonly RegExp[] = [
  /\/node_modules\/(?:react|react-dom|scheduler)\//,
  /\/packages\/store\/src\/lib\/(?:cells?|collect|create-store|dependent|share|state)\.ts$/,
  /\/packages\/contract\/src\/lib\/(?:build-request|call|check-[a-z]+|lifetime|path|schema)\.ts$/,
  /\/packages\/client\/src\/lib\/(?:adapter-of|client-[a-z]+|create-[a-z]+|deadline|decision|flight|invalid-config|key|kept-write|provisional-id|read-[a-z]+|send|write-adapter)\.ts$/,
  /\/packages\/react\/src\/lib\/(?:look|provider|read-view|use-read|use-write)\.tsx?$/,
];

/** What every page needs once it is live is one file: it compresses better than twelve, and arrives sooner. */
const onEveryPage = (file: string): boolean => everywhere.some((form) => form.test(file));

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
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/browser.ts',
          output: { codeSplitting: { groups: [{ name: 'live', test: onEveryPage }] } },
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
