import type { ContentJob } from '@relab/contract/content';
import { Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { downloadIcon } from '../../ui/icons.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

/** What a job has left behind, to be downloaded. */
export function JobFiles({ job }: { readonly job: ContentJob }): ReactNode {
  const { jobBodies } = job.body;
  if (jobBodies.length === 0) return null;
  return (
    <ul className={css.files}>
      {jobBodies.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} download={name} aria-label={texts.download(name)}>
            <Icon path={downloadIcon} /> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
