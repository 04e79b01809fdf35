export { localeVariants } from './lib/language/locale-variants.ts';
