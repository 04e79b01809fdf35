import { shop } from '../shop/shop.ts';
import { describeNotificationMails } from './notification-mails.fixture.ts';
import { createMentionMails } from './notify-mention.ts';

const sendMentionMail = createMentionMails({ shop, baseUrl: 'https://shop.example' });

describeNotificationMails('mails about mentions', {
  notify: (database, notice, authorId) =>
    sendMentionMail(database, { ...notice, authorId, text: 'Is this so?\n<script>alert(1)</script>' }),
  text: 'Is this so?',
  subject: { en: 'mentions you', de: 'erwähnt Sie' },
});
