import { ClientError } from '@relab/client';
import { maxPictureBytes, maxPictures } from '@relab/contract/records';
import { serverMessage } from '../../form/error-message.ts';
import * as texts from './picture-texts.ts';

export { maxPictureBytes, maxPictures };

/** Why a picture could not be sent. `isFinal`: the same file would be refused again. */
export interface PictureFailure {
  readonly message: string;
  readonly isFinal: boolean;
}

/** What the server refuses a file for, by status: its code is the same for all of them. */
const labelOf: Readonly<Record<number, string>> = {
  400: texts.unreadable,
  413: texts.tooLarge,
  415: texts.unsupportedType,
};

/** What happened, what is safe and what to try: the file is still there, whatever went wrong on the way. */
export function pictureFailure(error: unknown): PictureFailure {
  if (!(error instanceof ClientError)) throw error;
  const { status } = error;
  if (status === 429) return { message: texts.rateLimited, isFinal: false };
  if (status >= 400 && status < 500)
    return { message: serverMessage(error.code, error.message, labelOf[status]), isFinal: true };
  return status >= 500
    ? { message: texts.serverError, isFinal: false }
    : { message: texts.connectionError, isFinal: false };
}

/** References as a form carries them: in their order, between spaces. */
export const joinReferences = (references: readonly string[]): string => references.join(' ');

export const readReferences = (text: string): string[] =>
  text.split(' ').filter((reference) => /^[\w-]{16,64}$/.test(reference));

/** The address at which an uploaded picture is shown to its sender. */
export const previewAddress = (reference: string): string => `/uploads/pictures/${reference}`;
