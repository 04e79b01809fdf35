export const honeypotLabel = 'Homepage, to be left empty';
export const problemsHeading = 'Please correct the following';
export const unreachable =
  'We could not reach the server, so this was not done. Check your connection and try again in a moment.';
