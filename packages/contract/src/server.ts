export { type AnsweredCall, answers, Errors } from './lib/answer.ts';
export { commerceAnswers } from './lib/commerce/answers.ts';
export { contentAnswers } from './lib/content/answers.ts';
export { identityAnswers } from './lib/identity/answers.ts';
export { openapi } from './lib/openapi.ts';
export { type Parsed, parseRequest, readQuery } from './lib/parse-request.ts';
export { recordAnswers } from './lib/records/answers.ts';
