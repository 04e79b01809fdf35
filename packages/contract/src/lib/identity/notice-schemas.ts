import * as z from 'zod/mini';

/** Notices that somebody gets by mail. `subject` is null where what they were about is gone. */
export const MailNotice = z.object({ subject: z.nullable(z.string()), isOn: z.boolean() });
