import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The same pages twice: for the browser, and for the server, which sends them whole.
export default defineConfig({
  plugins: [react()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: '.vite/en-US.json',
        cssCodeSplit: false,
        rollupOptions: { input: 'src/browser.tsx' },
      },
    },
    ssr: { build: { outDir: 'dist/server', ssr: 'src/site.tsx', copyPublicDir: false } },
  },
});
