export const control = 'Ctrl';
export const shift = 'Shift';
export const alt = 'Alt';
export const enter = 'Enter';
export const escapeKey = 'Esc';
export const deleteKey = 'Del';
