/** The folder of the shop's migrations; they build on the tables of `commerceObjects`. */
export const commerceMigrations: URL = new URL('../../migrations/', import.meta.url);
