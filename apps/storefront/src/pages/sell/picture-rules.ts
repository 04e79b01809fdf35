import { ClientError } from '@relab/client';
import { largestPicture, mostPictures } from '@relab/contract/records';

export { largestPicture, mostPictures };

export const tooMany = `A form takes ${mostPictures} pictures. Remove one before you add another.`;
export const tooLarge = 'The picture is larger than 10 MB. Choose a smaller one.';

/** Why a picture could not be sent. `isFinal`: the same file would be refused again. */
export interface PictureFailure {
  readonly message: string;
  readonly isFinal: boolean;
}

/** What happened, what is safe and what to try: the file is still there, whatever went wrong on the way. */
export function pictureFailure(error: unknown): PictureFailure {
  if (!(error instanceof ClientError)) throw error;
  const { status } = error;
  if (status === 429)
    return { message: 'Many pictures came from you within an hour. Try again later.', isFinal: false };
  if (status >= 400 && status < 500)
    return { message: error.errors[0]?.message ?? error.message, isFinal: true };
  return status >= 500
    ? { message: 'The server could not take it. Your picture is still here: try again.', isFinal: false }
    : { message: 'The connection broke. Your picture is still here: try again.', isFinal: false };
}

/** References as a form carries them: in their order, between spaces. */
export const joinReferences = (references: readonly string[]): string => references.join(' ');

export const readReferences = (text: string): string[] =>
  text.split(' ').filter((reference) => /^[\w-]{16,64}$/.test(reference));

/** Where a picture that was sent ahead is shown to whoever sent it. */
export const previewAddress = (reference: string): string => `/uploads/pictures/${reference}`;
