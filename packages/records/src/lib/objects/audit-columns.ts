/** Written with a new row of an object: who created it and when, also as its last change. */
export const createdColumns = (at: Date, by: string | null) => ({
  created_by_id: by,
  last_modified_by_id: by,
  created_date: at,
  last_modified_date: at,
  system_modstamp: at,
});

/** Written with every change that no user made. */
export const modifiedColumns = (at: Date) => ({ last_modified_date: at, system_modstamp: at });
