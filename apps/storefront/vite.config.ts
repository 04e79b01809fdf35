import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
        rollupOptions: { input: 'src/browser.ts' },
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
