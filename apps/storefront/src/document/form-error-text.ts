import type { FormUploads } from '@relab/pages';
import * as texts from './form-error-texts.ts';

/** Plain text in the place of a page, where its form could not even be read. */
export function formErrorText(status: number, uploads: FormUploads | undefined): string {
  switch (status) {
    case 405:
      return texts.pageHasNoForm;
    case 408:
      return texts.formTimeout;
    case 413:
      return uploads ? texts.filesTooLarge(Math.floor(uploads.maxBytes / 1_000_000)) : texts.formTooLarge;
    case 415:
      return uploads ? texts.formUnreadable : texts.filesNotAccepted;
    case 503:
      return texts.tooManyUploads;
    default:
      return texts.formUnreadable;
  }
}
