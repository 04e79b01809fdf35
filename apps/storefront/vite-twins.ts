import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Builds in another language: where `texts.de.ts` stands beside `texts.ts`, it stands for it in the environments that are
 * named as German (`client_de`, `ssr_de`). What is said is chosen when the pages are built, so that nobody fetches a sentence of a
 * language that they do not read, nor code that looks one up.
 */
export const twins = (): Plugin => ({
  name: 'twins',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.includes('_'),
  async resolveId(source, importer, options) {
    if (!source.startsWith('.') || importer === undefined) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const twin = found?.id.replace(/(?=\.tsx?$)/, `.${this.environment.name.split('_')[1]}`);
    return found && twin && twin !== found.id && existsSync(twin) ? { ...found, id: twin } : found;
  },
});
