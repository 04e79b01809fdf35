import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    emptyOutDir: false,
    lib: {
      entry: join(import.meta.dirname, 'rich-text-entry.ts'),
      formats: ['iife'],
      name: 'richText',
      fileName: () => 'rich-text.js',
    },
  },
});
