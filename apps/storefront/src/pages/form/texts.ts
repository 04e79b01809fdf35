export const choose = 'Choose one';
export const send = 'Send';
export const sendingFailed = 'This was not sent yet';
export const sentHeading = 'Thank you';
export const sentBody = 'What you sent is with us.';
export const otherQuestion = 'Something else?';
export const contactLink = 'Ask us';
export const rateLimited = 'Too much was sent from your network. Wait some minutes and send it again.';
export const duplicateSubmission =
  'This was sent before with other content, and that was kept. Send it again to send what stands here.';
export const unreachable =
  'We could not reach the server, so this was not sent. Check your connection and try again in a moment.';
