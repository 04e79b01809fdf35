export const watch = 'Merken';
export const watching = 'Gemerkt';
export const watchWhat = ': dieses Angebot';
