export const title = 'Your data';
export const lead = (email: string): string =>
  `What is stored about ${email}: your account, orders, inquiries, quote requests, carts, searches and files.`;
export const notDone = 'That was not done';
export const dueOn = (day: string): string => `Your account will be deleted on ${day}`;
export const dueHint = 'Until then you can change your mind. Afterwards nothing brings it back.';
export const cancelErasure = 'Keep my account';
export const password = 'Password';
export const passwordHint = 'Confirm that it is you, to download or to delete your data.';
export const passwordRequired = 'Enter your password.';
export const wrongPassword = 'That is not your password.';
export const confirm = 'Continue';
export const downloadHeading = 'Download';
export const downloadHint =
  'A ZIP with a JSON file for each kind of record, which programs can read, and the files that you uploaded.';
export const download = 'Download my data';
export const eraseHeading = 'Delete';
export const eraseHint =
  'Your account and all that is stored about you are deleted in 14 days. We tell you by mail; until then you can take it back here.';
export const erase = 'Delete my account';
export const keptHeading = 'What the law has us keep after that';
