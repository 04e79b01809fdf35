/** Letters of other scripts, without punctuation and without the wide forms of `=`, `+`, `-` and `@`. */
const international = '\\u00c0-\\u1fff\\u3040-\\ud7ff';
const letter = `A-Za-z0-9${international}`;
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`;

/**
 * What counts as an e-mail address, everywhere: RFC 5321 without quoted names and address literals, and with other scripts.
 * The name begins with a letter, a digit or `_`, so that no spreadsheet takes an address for a formula.
 */
export const emailPattern: string = `^[${letter}_][${letter}.!#$%&'*+/?^_{|}~=\`-]*@(?:${label}\\.)+${label}$`;
