// Plain text in place of a page, where a form could not even be read.

export const formTooLarge =
  'What was sent is too large: a file may have 10 MB. Go back and choose smaller or fewer ones.';
export const formUnreadable = 'The form could not be read.';
