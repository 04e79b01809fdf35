/** What is used of a field's info. */
export interface FieldFacts {
  readonly apiName: string;
  /** In lower case: some calls answer it so. */
  readonly dataType: string;
  readonly compound: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  /** Never empty. */
  readonly required: boolean;
  readonly relationshipName: string | undefined;
  readonly targets: readonly TargetFacts[];
}

/** One of the objects that a reference may lead to. */
export interface TargetFacts {
  readonly apiName: string;
  readonly nameFields: readonly string[];
}

/** What is used of an object's info. */
export interface ObjectFacts {
  readonly apiName: string;
  readonly label: string;
  readonly fields: readonly FieldFacts[];
  readonly recordTypeIds: readonly string[];
}

/** What can stand in a program as it is: servers name nothing otherwise, and nothing else is written. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z]\w*$/.test(value);

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function targetFacts(value: unknown): readonly TargetFacts[] {
  const { apiName, nameFields } = members(value);
  return isName(apiName) ? [{ apiName, nameFields: list(nameFields).filter(isName) }] : [];
}

function fieldFacts(value: unknown): readonly FieldFacts[] {
  const info = members(value);
  const { apiName, dataType, relationshipName } = info;
  if (!isName(apiName) || typeof dataType !== 'string') return [];
  return [
    {
      apiName,
      dataType: dataType.toLowerCase(),
      compound: info.compound === true,
      createable: info.createable === true,
      updateable: info.updateable === true,
      required: info.required === true,
      relationshipName: isName(relationshipName) ? relationshipName : undefined,
      targets: list(info.referenceToInfos).flatMap(targetFacts),
    },
  ];
}

/** Reads an object info, whatever else a server has put into it; undefined for what is none. */
export function objectFacts(value: unknown): ObjectFacts | undefined {
  const { apiName, label, fields, recordTypeInfos } = members(value);
  if (!isName(apiName)) return undefined;
  const recordTypes = Object.entries(members(recordTypeInfos));
  return {
    apiName,
    label: typeof label === 'string' ? label : apiName,
    fields: Object.values(members(fields)).flatMap(fieldFacts),
    recordTypeIds: recordTypes.flatMap(([id, info]) => (members(info).available === true ? [id] : [])),
  };
}
