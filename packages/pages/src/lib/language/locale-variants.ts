import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Builds in another language: where `texts.de.ts` stands beside `texts.ts`, it replaces it in the environments whose names
 * end in that language (`client_de`, `ssr_de`). The texts are chosen when the pages are built, so that nobody fetches a sentence
 * of a language that they do not read, nor code that looks one up.
 */
export const localeVariants = (): Plugin => ({
  name: 'locale-variants',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.includes('_'),
  async resolveId(source, importer, options) {
    if (!source.startsWith('.') || importer === undefined) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const variant = resolved?.id.replace(/(?=\.tsx?$)/, `.${this.environment.name.split('_')[1]}`);
    return resolved && variant && variant !== resolved.id && existsSync(variant)
      ? { ...resolved, id: variant }
      : resolved;
  },
});
