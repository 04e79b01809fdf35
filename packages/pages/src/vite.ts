export { cssOptions, cssTarget, scriptTarget } from './lib/browser-targets.ts';
export { plainImports } from './lib/chunks/plain-imports.ts';
export { localeVariants } from './lib/language/locale-variants.ts';
