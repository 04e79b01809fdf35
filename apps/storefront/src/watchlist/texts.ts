export const watch = 'Watch';
export const watching = 'Watching';
export const watchWhat = ' this listing';
