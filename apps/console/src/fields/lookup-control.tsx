import type { FieldInfo, LookupRecords, RecordRepresentation } from '@relab/contract/records';
import {
  useLookupRecords,
  useObjectInfoDirectory,
  useObjectInfos,
  useRecordAvatars,
} from '@relab/react/records';
import { type ReactNode, useMemo, useState } from 'react';
import { Avatar, avatarIn } from './avatar.tsx';
import { ComboControl, type ComboItem } from './combo-control.tsx';
import type { ControlProps, FormProps } from './control.ts';
import { useCreateRelated } from './create-related.ts';
import css from './field-input.module.css';
import type { FormValues } from './picklist-options.ts';
import * as texts from './texts.ts';
import { useDebounced } from './use-debounced.ts';
import { useRecordName } from './use-record-name.ts';

const minLetters = 2;
const createKey = 'create-related';

/** What the choice depends on, as `Field=Value`. */
function bindingsOf({ filteredLookupInfo }: FieldInfo, values: FormValues): readonly string[] {
  const { controllingFields } = Object(filteredLookupInfo) as { readonly controllingFields?: unknown };
  if (!Array.isArray(controllingFields)) return [];
  return controllingFields.map((name) => `${name}=${values[String(name)] ?? ''}`);
}

function nameIn({ id, fields }: RecordRepresentation, nameFields: readonly string[]): string {
  const whole = fields.Name ?? fields[nameFields[0] ?? ''];
  if (typeof whole?.value === 'string') return whole.displayValue ?? whole.value;
  const parts = nameFields.flatMap((name) => fields[name]?.value ?? []);
  return parts.length > 0 ? parts.join(' ') : id;
}

const subtitleOf = ({ fields }: RecordRepresentation): string | undefined => {
  const { displayValue, value } = fields.DisambiguationField ?? {};
  return displayValue ?? (typeof value === 'string' ? value : undefined);
};

/** A record to refer to: those used last at first, then by what is typed. */
export function LookupControl(props: ControlProps & FormProps): ReactNode {
  const { id, field, value } = props;
  const { referenceToInfos } = field;
  const { data: directory } = useObjectInfoDirectory({}, { enabled: referenceToInfos.length > 1 });
  const [chosenTarget, setTarget] = useState<string>();
  const ofValue = Object.values(directory?.objects ?? {}).find(
    ({ keyPrefix }) => typeof value === 'string' && keyPrefix === value.slice(0, 3),
  )?.apiName;
  const target = chosenTarget ?? ofValue ?? referenceToInfos[0]?.apiName;
  if (target === undefined) return null;
  if (referenceToInfos.length === 1) return <RecordSearch {...props} target={target} />;
  return (
    <div className={css.polymorphic}>
      <select
        id={`${id}-target`}
        aria-label={texts.kindOfRecord(field.label)}
        value={target}
        onChange={(event) => {
          setTarget(event.target.value);
          props.onChange(null, null);
        }}
      >
        {referenceToInfos.map(({ apiName }) => (
          <option key={apiName} value={apiName}>
            {directory?.objects[apiName]?.label ?? apiName}
          </option>
        ))}
      </select>
      <RecordSearch key={target} {...props} target={target} />
    </div>
  );
}

interface RecordSearchProps extends ControlProps, FormProps {
  readonly target: string;
}

function RecordSearch({ target, ...props }: RecordSearchProps): ReactNode {
  const { field, value, onChange, values } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const term = useDebounced(typed ?? '').trim();
  const isSearch = term.length >= minLetters;
  const { data, error, isLoading } = useLookupRecords(
    isOpen
      ? {
          objectApiName: props.objectApiName,
          fieldApiName: field.apiName,
          targetApiName: target,
          dependentFieldBindings: [...bindingsOf(field, values)],
          ...(props.recordId === undefined ? {} : { sourceRecordId: props.recordId }),
          ...(isSearch ? { q: term, searchType: 'TypeAhead' as const } : { searchType: 'Recent' as const }),
        }
      : null,
  );
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const found = useFoundItems(data, field, target);
  const createRelated = useCreateRelated();
  const { data: infos } = useObjectInfos(createRelated && isOpen ? { objectApiNames: [target] } : null);
  const info = infos?.results[0]?.result;
  const creates = createRelated && info && 'createable' in info && info.createable === true;
  const { name } = useRecordName(props.text === null ? chosen : null, target);
  const label = chosen === null ? '' : (props.text ?? name ?? chosen);
  const items: readonly ComboItem[] = [
    ...(chosen !== null && !found.some((item) => item.id === chosen) ? [{ id: chosen, label }] : []),
    ...found,
    ...(creates && 'label' in info ? [{ id: createKey, label: texts.createRecord(String(info.label)) }] : []),
  ];
  const choose = (id: string | null): void => {
    if (id === createKey) {
      createRelated?.({ objectApiName: target, name: (typed ?? '').trim(), onCreated: onChange });
    } else onChange(id, items.find((item) => item.id === id)?.label ?? null);
    setTyped(undefined);
  };
  const emptyText = error
    ? texts.lookupFailed
    : isLoading
      ? texts.searching
      : isSearch
        ? texts.noMatches
        : texts.typeMore;
  return (
    <ComboControl
      {...props}
      label={field.label}
      items={items}
      chosen={chosen}
      text={typed ?? label}
      onTextChange={setTyped}
      onChoose={choose}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setTyped(undefined);
      }}
      emptyText={emptyText}
    />
  );
}

function useFoundItems(
  data: LookupRecords | undefined,
  field: FieldInfo,
  target: string,
): readonly ComboItem[] {
  const records = data?.lookupResults[target]?.records;
  const ids = useMemo(() => records?.map(({ id }) => id) ?? [], [records]);
  const { data: avatars } = useRecordAvatars(ids.length > 0 ? { recordIds: ids } : null);
  return useMemo(() => {
    const nameFields = field.referenceToInfos.find(({ apiName }) => apiName === target)?.nameFields ?? [];
    return (records ?? []).map((record) => {
      const label = nameIn(record, nameFields);
      return {
        id: record.id,
        label,
        description: subtitleOf(record),
        picture: <Avatar avatar={avatarIn(avatars, record.id)} name={label} />,
      };
    });
  }, [records, avatars, field, target]);
}
