export { handleCall } from './lib/http/handle-call.ts';
export { resetMail, verificationMail } from './lib/identity/identity-mails.ts';
export { createSessionCookie } from './lib/identity/session-cookie.ts';
export { testClock } from './lib/jobs/queue.fixture.ts';
export { claimedPng } from './lib/media/claimed-picture.fixture.ts';
export { wordsOf } from './lib/media/pdf-words.fixture.ts';
export { testBucket } from './lib/storage/bucket.fixture.ts';
