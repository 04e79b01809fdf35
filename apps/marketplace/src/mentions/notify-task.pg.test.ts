import { shop } from '../shop/shop.ts';
import { describeNotificationMails } from './notification-mails.fixture.ts';
import { createTaskMails } from './notify-task.ts';

const sendTaskMail = createTaskMails({ shop, baseUrl: 'https://shop.example' });

describeNotificationMails('mails about tasks of a workflow', {
  notify: (database, notice, moverId) =>
    sendTaskMail(database, { ...notice, moverId, stateLabel: 'In <script>Review', isAssigned: false }),
  text: 'In <script>Review',
  subject: { en: 'Waits for you', de: 'Wartet auf Sie' },
});
