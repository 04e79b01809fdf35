export { plainImports } from './lib/chunks/plain-imports.ts';
export { localeVariants } from './lib/language/locale-variants.ts';
