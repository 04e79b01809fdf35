import { useObjectInfo, useObjectInfoDirectory, useRecord } from '@relab/react/records';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../routing/routes.ts';
import type { ReferenceTarget } from './record-field.ts';

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
  const isUnknown = target.objectApiName === undefined;
  const { data: directory } = useObjectInfoDirectory({}, { enabled: isUnknown });
  const objectApiName =
    target.objectApiName ??
    Object.values(directory?.objects ?? {}).find(({ keyPrefix }) => keyPrefix === recordId.slice(0, 3))
      ?.apiName;
  const { data: info } = useObjectInfo(objectApiName === undefined ? null : { objectApiName });
  const nameField = Object.values(info?.fields ?? {}).find(({ nameField }) => nameField)?.apiName;
  const { data: record, isLoading } = useRecord(
    info && nameField ? { recordId, fields: [`${info.apiName}.${nameField}`] } : null,
  );
  // Users and records that may not be read have an id and nothing else.
  if (!record || !info || nameField === undefined)
    return <span className={isLoading ? 'soft' : undefined}>{recordId}</span>;
  const { value, displayValue } = record.fields[nameField] ?? {};
  return (
    <KnownLink
      target={target}
      opensBeside={opensBeside}
      objectApiName={info.apiName}
      name={displayValue ?? String(value ?? recordId)}
    />
  );
}
