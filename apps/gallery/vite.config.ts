import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2022',
    // Not `assets`: the toolkit takes such paths for pictures of the content.
    assetsDir: 'files',
    // Pictures are files, as they are on a site.
    assetsInlineLimit: 0,
  },
});
