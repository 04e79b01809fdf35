/**
 * Every table of an installation by its name, each declared by the package that owns it: the declarations merge into this
 * interface.
 *
 *     declare module '@relab/database/tables' {
 *       interface Tables {
 *         job: TableOf<typeof jobTable>;
 *       }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: the packages that declare tables fill it
export interface Tables {}

/** Columns that somebody else adds to a table: a migration to that of an object, or an installation that extends one. */
// biome-ignore lint/suspicious/noEmptyInterface: the packages that add columns fill it
export interface AddedColumns {}
