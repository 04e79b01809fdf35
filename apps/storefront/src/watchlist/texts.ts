export const watch = 'Watch';
export const watching = 'Watching';
export const watchObject = ' this listing';
