import type { ReactNode } from 'react';
import { hrefOf, routes } from '../routing/routes.ts';
import type { ReferenceTarget } from './record-field.ts';
import { useRecordName } from './use-record-name.ts';

export interface RecordLinkProps {
  readonly target: ReferenceTarget;
  /** In a tab of its own, so that a form stays as it is. */
  readonly opensBeside?: boolean | undefined;
}

/** A link to a record. Where the record was not read, its object is found by its id, and its name is read. */
export function RecordLink(props: RecordLinkProps): ReactNode {
  const { objectApiName, name } = props.target;
  if (objectApiName === undefined || name === null) return <ReadRecordLink {...props} />;
  return <KnownLink {...props} objectApiName={objectApiName} name={name} />;
}

interface KnownLinkProps extends RecordLinkProps {
  readonly objectApiName: string;
  readonly name: string;
}

function KnownLink({ target: { recordId }, objectApiName, name, opensBeside }: KnownLinkProps): ReactNode {
  return (
    <a
      href={hrefOf(routes.record, { objectApiName, recordId })}
      {...(opensBeside ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {name}
    </a>
  );
}

function ReadRecordLink({ target, opensBeside }: RecordLinkProps): ReactNode {
  const { recordId } = target;
  const { objectApiName, name, isLoading } = useRecordName(recordId, target.objectApiName);
  // Records that may not be read have an id and nothing else.
  if (objectApiName === undefined || name === undefined)
    return <span className={isLoading ? 'soft' : undefined}>{recordId}</span>;
  return <KnownLink target={target} opensBeside={opensBeside} objectApiName={objectApiName} name={name} />;
}
