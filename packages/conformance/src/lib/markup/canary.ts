/** What every piece of hostile markup tries to call: a function that whoever tests puts on the window. */
export const canary = '__executed()';

/** The same from inside of a frame, which may be of another origin: whoever tests listens for this message. */
export const canaryMessage = 'executed';
export const framedCanary = `parent.postMessage('${canaryMessage}','*')`;

/** Every character as a reference in decimal. */
export const inDecimal = (text: string): string =>
  Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join('');

/** Every character as a reference in hexadecimal, padded with zeros and without its semicolon. */
export const inPaddedHex = (text: string): string =>
  Array.from(text, (letter) => `&#x${(letter.codePointAt(0) ?? 0).toString(16).padStart(7, '0')}`).join('');
