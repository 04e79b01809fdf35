export { darkColors, lightColors } from './colors.ts';
export { createFileMail } from './file-mail.ts';
export { type Letter, type LetterBlock, letterHtml, letterText } from './letter.ts';
export type { MailLogo } from './logo.ts';
export { type Attachment, type Mail, MailRefused, type SendMail, type Stamp } from './mail.ts';
export { type InLanguage, type LocalizedPath, type TextTables, textsIn } from './mail-language.ts';
export { createQueuedMail, enqueueMail, mailHandler } from './queued-mail.ts';
export { createSmtpMail, type SmtpOptions } from './smtp-mail.ts';
