import * as z from 'zod/mini';
import { Errors } from '../error-schemas.ts';

const text = z.nullable(z.string());

/** D-088; sizes are pixels. */
const PhotoAvatar = z.looseObject({
  backgroundColor: text,
  height: z.nullable(z.int()),
  photoMetadata: z.nullable(z.looseObject({ companyBluemasterId: text, responseId: text })),
  photoUrl: z.string(),
  provider: text,
  recordId: z.string(),
  type: z.literal('Photo'),
  width: z.nullable(z.int()),
});

/** D-089. */
const ThemeAvatar = z.looseObject({
  backgroundColor: text,
  iconUrl: text,
  recordId: z.string(),
  type: z.literal('Theme'),
});

/** A picture, or the icon and colour of the record's object (D-087). */
export const RecordAvatar = z.discriminatedUnion('type', [PhotoAvatar, ThemeAvatar]);

/** D-090, D-091. */
const AvatarEntry = z.discriminatedUnion('statusCode', [
  z.object({ result: RecordAvatar, statusCode: z.literal(200) }),
  z.object({ result: Errors, statusCode: z.literal([400, 404]) }),
]);

/** Results in the requested order, or a map by record id (D-221). */
export const RecordAvatars = z.union([
  z.looseObject({ hasErrors: z.boolean(), results: z.array(AvatarEntry) }),
  z.record(z.string(), RecordAvatar),
]);
