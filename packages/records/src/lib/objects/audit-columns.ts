/** Written with a new row of an object: who made it and when, and that nobody has changed it since. */
export const createdColumns = (at: Date, by: string | null) => ({
  created_by_id: by,
  last_modified_by_id: by,
  created_date: at,
  last_modified_date: at,
  system_modstamp: at,
});

/** Written with every change that nobody made in person. */
export const modifiedColumns = (at: Date) => ({ last_modified_date: at, system_modstamp: at });
