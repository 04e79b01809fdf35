import { getRecordAccesses } from '@relab/client/administration';
import { TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { ReadPages } from '../../ui/read-pages.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import { AccessTable } from './access-table.tsx';
import css from './privacy.module.css';
import * as texts from './texts.ts';

interface Filter {
  readonly subject?: string;
  readonly staff?: string;
}

/** Who of the house looked at what about people. Addresses stand in no link. */
export function AccessesView(): ReactNode {
  const [filter, setFilter] = useState<Filter>({});
  return (
    <div className={css.part}>
      <p className="soft">{texts.accessesHint}</p>
      <search>
        <WriteForm
          submitLabel={texts.filter}
          onSubmit={(form) => {
            const value = (name: keyof Filter) => String(form.get(name) ?? '').trim();
            const [subject, staff] = [value('subject'), value('staff')];
            setFilter({ ...(subject && { subject }), ...(staff && { staff }) });
            return undefined;
          }}
        >
          <div className={css.filters}>
            <TextField label={texts.subject} name="subject" maxLength={254} autoComplete="off" />
            <TextField label={texts.staff} name="staff" maxLength={254} autoComplete="off" />
          </div>
        </WriteForm>
      </search>
      <ReadPages key={JSON.stringify(filter)} read={getRecordAccesses} config={filter}>
        {(pages) => <AccessTable accesses={pages.flatMap(({ accesses }) => accesses)} />}
      </ReadPages>
    </div>
  );
}
