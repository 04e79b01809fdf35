import { useRelatedListRecords, useSuspendingRecord } from '@relab/react/records';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { ReadError } from '../../ui/read-state.tsx';
import css from './care.module.css';
import * as texts from './texts.ts';

/** So many answers of one case are shown; a thread rarely has more. */
const pageSize = 50;

/** An inquiry and its answers by mail, in the order in which they were written. */
export function Conversation({ caseId }: { readonly caseId: string }): ReactNode {
  const formats = useFormats();
  const { fields } = useSuspendingRecord({
    recordId: caseId,
    optionalFields: ['Case.Subject', 'Case.Description', 'Case.CreatedDate', 'Case.SuppliedName'],
  });
  const { data, error, refresh } = useRelatedListRecords({
    parentRecordId: caseId,
    relatedListId: 'EmailMessages',
    fields: ['Subject', 'TextBody', 'ToAddress', 'MessageDate'].map((name) => `EmailMessage.${name}`),
    optionalFields: ['EmailMessage.CreatedBy.Name'],
    sortBy: ['MessageDate'],
    pageSize,
  });
  const text = (name: string): string => String(fields[name]?.value ?? '');
  return (
    <section className={css.panel} aria-labelledby="conversation">
      <h2 id="conversation">{texts.conversation}</h2>
      <ol className={css.messages}>
        <li className={css.asked}>
          <p className={css.head}>
            <strong>{text('SuppliedName') || texts.asked}</strong>
            <span className="soft">{formats.moment(text('CreatedDate'))}</span>
          </p>
          <p className={css.subject}>{text('Subject')}</p>
          <p className={css.body}>{text('Description')}</p>
        </li>
        {data?.records.map(({ id, fields: message }) => {
          const of = (name: string): string => String(message[name]?.value ?? '');
          return (
            <li key={id} className={css.answered}>
              <p className={css.head}>
                <strong>{message.CreatedBy?.displayValue ?? texts.answered}</strong>
                <span className="soft">
                  {texts.toAddress(of('ToAddress'))} · {formats.moment(of('MessageDate'))}
                </span>
              </p>
              <p className={css.body}>{of('TextBody')}</p>
            </li>
          );
        })}
      </ol>
      {error && <ReadError error={error} onRetry={refresh} />}
    </section>
  );
}
