import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Bytes, gzip, of what a browser would get of these imports and of nothing else, without the packages that are external. */
export async function bundleSize(imports: string, external: readonly RegExp[] = []): Promise<number> {
  const page = `${root}imports.page.js`;
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? page : undefined),
        load: (id) => (id === page ? imports : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: page, preserveEntrySignatures: 'strict', external: [...external] },
    },
  });
  const parts = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  return gzipSync(code, { level: 9 }).length;
}
