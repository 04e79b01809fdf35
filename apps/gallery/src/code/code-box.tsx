import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import styles from './code-box.module.css';

export interface CodeBoxProps {
  readonly title: string;
  readonly code: string;
}

/** Code to read and to copy. */
export function CodeBox({ title, code }: CodeBoxProps): ReactNode {
  const [copied, setCopied] = useState<string>();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code).then(
      () => setCopied(code),
      () => setCopied(undefined),
    );
  };
  return (
    <section className={styles.box} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <ActionButton type="button" variant="secondary" onClick={copy}>
          {copied === code ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> {title}</span>
        </ActionButton>
        <span role="status" className="visually-hidden">
          {copied === code && `${title} is copied`}
        </span>
      </div>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
