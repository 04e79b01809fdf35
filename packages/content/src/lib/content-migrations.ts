/** The folder of the migrations of content. */
export const contentMigrations: URL = new URL('../../migrations/', import.meta.url);
