import { cssOptions, cssTarget, localeVariants, scriptTarget } from '@relab/pages/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';

/**
 * What many pages share, in few files: sixty small ones are sixty requests, and each is compressed by itself. A module that few
 * share stays with them.
 */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'widgets', test: /node_modules\/|packages\/toolkit\//, minShareCount: 6 },
  { name: 'data', test: /packages\/(?:client|store|react|contract)\//, minShareCount: 5 },
  { name: 'parts', test: /apps\/console\/src\//, minShareCount: 6 },
];

/** What the browser fetches, in one language. */
const client = (manifest: string, emptyOutDir: boolean): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir,
    manifest,
    target: scriptTarget,
    cssTarget,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'src/main.tsx',
      output: { codeSplitting: { groups } },
    },
  },
});

/** A build for each language, from one source. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [localeVariants(), react()],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  css: cssOptions,
  environments: {
    client: client('.vite/en-US.json', true),
    client_de: client('.vite/de-DE.json', false),
  },
});
