import { localeVariants } from '@relab/pages/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';

/** What the browser fetches, in one language. */
const client = (manifest: string, emptyOutDir: boolean): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir,
    manifest,
    target: 'es2022',
    // Else the style sheet is written for the browsers of the script's target, which know no light-dark().
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/main.tsx' },
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
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 120 << 16 } },
  },
  environments: {
    client: client('.vite/en-US.json', true),
    client_de: client('.vite/de-DE.json', false),
  },
});
