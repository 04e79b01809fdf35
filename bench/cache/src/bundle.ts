import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type PeerName, peers } from './peer-names.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Bytes, gzip, of what a browser would get of a peer's imports and of nothing else. */
export async function bundleSize(name: PeerName): Promise<number> {
  const page = `${root}${name}.page.js`;
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
        load: (id) => (id === page ? peers[name].imports : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: { input: page, preserveEntrySignatures: 'strict' },
    },
  });
  const parts = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  return gzipSync(code, { level: 9 }).length;
}
