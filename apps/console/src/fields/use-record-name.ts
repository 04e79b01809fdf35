import { useObjectInfo, useObjectInfoDirectory, useRecord } from '@relab/react/records';

export interface NamedRecord {
  readonly objectApiName: string | undefined;
  /** Undefined while it is read, and where the record may not be read. */
  readonly name: string | undefined;
  readonly isLoading: boolean;
}

/** The name of a record by its id alone: its object by the key prefix. Null reads nothing. */
export function useRecordName(recordId: string | null, objectApiName?: string): NamedRecord {
  const isUnknown = recordId !== null && objectApiName === undefined;
  const { data: directory } = useObjectInfoDirectory({}, { enabled: isUnknown });
  const found =
    objectApiName ??
    Object.values(directory?.objects ?? {}).find(({ keyPrefix }) => keyPrefix === recordId?.slice(0, 3))
      ?.apiName;
  const { data: info } = useObjectInfo(
    recordId === null || found === undefined ? null : { objectApiName: found },
  );
  const nameField = Object.values(info?.fields ?? {}).find(({ nameField: isName }) => isName)?.apiName;
  const { data: record, isLoading } = useRecord(
    recordId !== null && info && nameField ? { recordId, fields: [`${info.apiName}.${nameField}`] } : null,
  );
  const { value, displayValue } = record?.fields[nameField ?? ''] ?? {};
  return {
    objectApiName: info?.apiName,
    name: displayValue ?? (typeof value === 'string' ? value : undefined),
    isLoading,
  };
}
