export { plainText } from './lib/search/words.ts';
