import * as texts from './form-error-texts.ts';
import type { FormUploads } from './page.ts';

/** Why a posted form could not be read. */
export interface FormError {
  /** Of the response. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const isFormError = (given: unknown): given is FormError =>
  given instanceof Error && 'status' in given && typeof given.status === 'number' && given.status < 600;

/** Plain text in the place of a page, where its form could not even be read. */
export function formErrorText(status: number, uploads: FormUploads | undefined): string {
  switch (status) {
    case 405:
      return texts.noForm;
    case 408:
      return texts.tooSlow;
    case 413:
      return uploads ? texts.filesTooLarge(Math.floor(uploads.maxBytes / 1_000_000)) : texts.formTooLarge;
    case 415:
      return uploads ? texts.unreadable : texts.noFiles;
    case 503:
      return texts.busy;
    default:
      return texts.unreadable;
  }
}
