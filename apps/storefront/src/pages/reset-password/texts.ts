export const heading = 'Choose a new password';
export const linkIsSpent = 'This link does not work any more';
export const sendNewLink = 'Send a new link';
export const whyLinkIsSpent =
  'A link works once, within an hour, and only whole: some mail programs break it in two. Your old password still holds.';
export const whatItDoes = 'It takes the place of the old one everywhere; other devices are signed out.';
export const notChanged = 'The password was not changed';
export const newPassword = 'New password';
export const change = 'Change password';
