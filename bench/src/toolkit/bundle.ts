import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where built sources go; beside them, so that they find the same react. */
export const output = join(root, 'dist/toolkit');

const base = { configFile: false, root, logLevel: 'warn', mode: 'production' } satisfies InlineConfig;

/** Builds a source of this folder for the server, for production, and gives the address to import it from. */
export async function serverBundle(source: string): Promise<string> {
  const name = source.replace(/\.tsx?$/, '');
  await build({
    ...base,
    ssr: { noExternal: [/^@relab\//] },
    build: {
      ssr: join(import.meta.dirname, source),
      outDir: join(output, name),
      target: 'node24',
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
  return pathToFileURL(join(output, name, `${name}.js`)).href;
}

export interface BrowserBundle {
  readonly entry: string;
  /** By the path of their requests. */
  readonly scripts: ReadonlyMap<string, string>;
  readonly style: string;
}

/** Builds a source of this folder for the browser, for production. */
export async function browserBundle(source: string): Promise<BrowserBundle> {
  const made = await build({
    ...base,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rollupOptions: { input: join(import.meta.dirname, source) },
    },
  });
  const scripts = new Map<string, string>();
  let entry = '';
  let style = '';
  for (const { output: files } of [made].flat().filter((one) => 'output' in one))
    for (const file of files) {
      if (file.type === 'chunk') {
        scripts.set(`/${file.fileName}`, file.code);
        if (file.isEntry) entry = `/${file.fileName}`;
      } else if (file.fileName.endsWith('.css')) style += file.source;
    }
  return { entry, scripts, style };
}
