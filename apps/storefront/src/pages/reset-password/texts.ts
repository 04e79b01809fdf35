export const heading = 'Choose a new password';
export const linkExpired = 'This link does not work any more';
export const sendNewLink = 'Send a new link';
export const linkExpiredReason =
  'A link works once, within an hour, and only whole: some mail programs break it in two. Your old password still holds.';
export const lead = 'It takes the place of the old one everywhere; other devices are signed out.';
export const changeFailed = 'The password was not changed';
export const newPassword = 'New password';
export const change = 'Change password';
