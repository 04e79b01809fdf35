import * as z from 'zod/mini';

/** A picture that waits for its form, as it is stored: upright, without metadata of the camera. */
export const UploadedPicture = z.object({
  /** Known to its holder alone; what a form names it by. */
  reference: z.string(),
  width: z.number(),
  height: z.number(),
  contentSize: z.number(),
});

/** The id of the record that was created, and the API name of its object. */
export const CreatedRecord = z.object({ apiName: z.string(), id: z.string() });
