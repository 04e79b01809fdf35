export { plainText } from './lib/search/search-terms.ts';
