export const pageHasNoForm = 'This page has no form. Go back and open it again.';
export const formTimeout =
  'The form did not arrive in time. Go back and send it again; smaller files arrive sooner.';
export const formTooLarge = 'What was sent is too large: a form has at most 64 kB. Go back and shorten it.';
export const filesTooLarge = (megabytes: number) =>
  `What was sent is too large: all files together have at most ${megabytes} MB. Go back and choose smaller or fewer ones.`;
export const filesNotAccepted = 'This page takes forms without files only.';
export const tooManyUploads =
  'Too many files are being sent at the moment. Wait a few seconds, go back and send the form again.';
export const formUnreadable = 'The form could not be read.';
