export const watch = 'Merken';
export const watching = 'Gemerkt';
export const watchObject = ': dieses Angebot';
