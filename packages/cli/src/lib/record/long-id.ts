import { idSuffix } from '@relab/contract';

/** Whether a word is an id of 18 characters: its last three are the checksum of the others. */
export const isLongId = (word: string): boolean =>
  /^[a-zA-Z0-9]{15}[A-Z0-5]{3}$/.test(word) && idSuffix(word.slice(0, 15)) === word.slice(15);
