export const choose = 'Choose one';
export const send = 'Send';
export const notSent = 'This was not sent yet';
export const thanks = 'Thank you';
export const sent = 'What you sent is with us.';
export const otherwise = 'Something else?';
export const askUs = 'Ask us';
export const tooMany = 'Too much was sent from your network. Wait some minutes and send it again.';
export const sentBefore =
  'This was sent before with other content, and that was kept. Send it again to send what stands here.';
export const unreachable =
  'We could not reach the server, so this was not sent. Check your connection and try again in a moment.';
