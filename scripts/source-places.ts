import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const posix = (path: string): string => path.replaceAll('\\', '/');

/**
 * For modules of `root` that are bundled into one folder: files that they find by their own place, such as migrations and
 * pictures, stay where they are, and a thread's program is bundled too.
 */
export function sourcePlaces(root: string, output: string): Plugin {
  return {
    name: 'source-places',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!code.includes('import.meta.') || !file.startsWith(root) || file.includes('node_modules'))
        return null;
      const place = posix(relative(output, file));
      const folder = posix(relative(output, dirname(file)));
      const placed = code
        .replaceAll(/\bnew URL\('(\.[^']+)\.ts', import\.meta\.url\)/g, (_, program: string) => {
          const fileName = `${program.split('/').at(-1)}.js`;
          this.emitFile({ type: 'chunk', id: join(dirname(file), `${program}.ts`), fileName });
          return `new URL('./${fileName}', import.meta.${'url'}.toString())`;
        })
        .replaceAll(/\bimport\.meta\.url\b(?!\.toString)/g, `new URL('${place}', import.meta.url).href`)
        .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + '/${folder}')`);
      return { code: placed, map: null };
    },
  };
}
