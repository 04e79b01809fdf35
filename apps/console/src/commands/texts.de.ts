export const control = 'Strg';
export const shift = 'Umschalt';
export const alt = 'Alt';
export const enter = 'Eingabe';
export const escapeKey = 'Esc';
export const deleteKey = 'Entf';
