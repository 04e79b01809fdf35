import type { Field, ObjectDeclaration, Objects } from '@relab/records/objects';
import { declaredListById, declaredLists } from '@relab/records/testing';
import { brokenQueries } from './hostile.fixture.ts';
import type { Random } from './random.fixture.ts';

/** Names and ids that mean something to the server under test; ids and page tokens are added as answers tell them. */
export interface KnownNames {
  /** What the next request is about: most of its names are of one object, so that they fit together. */
  turnTo(random: Random): void;
  /** A text that could stand under this name of a path, a query or a body. */
  like(name: string, random: Random): string;
  /** Fields of a record that could be written. */
  fields(random: Random): Record<string, unknown>;
  /** Takes the ids and tokens of an answer in, so that later requests ask for what is there. */
  learn(text: string): void;
}

type Choices = readonly (readonly [RegExp, readonly string[]])[];

const most = 400;

/** A list that forgets what came after its first. */
function remember(list: string[], value: string): void {
  if (list.includes(value)) return;
  list.push(value);
  if (list.length > most) list.splice(20, 1);
}

function valueFor(field: Field, ids: readonly string[], random: Random): unknown {
  if (field.values && random.often(0.9)) return random.pick(field.values).value;
  const byKind: Readonly<Record<string, () => unknown>> = {
    number: () => random.whole(1_000),
    currency: () => random.whole(100_000) / 100,
    percent: () => random.whole(100),
    boolean: () => random.often(0.5),
    date: () => `2026-0${1 + random.whole(9)}-1${random.whole(10)}`,
    dateTime: () => `2026-0${1 + random.whole(9)}-11T08:30:00.000Z`,
    email: () => `x${random.whole(1_000)}@example.com`,
    url: () => 'https://example.com/a',
    phone: () => '+49 30 1234567',
    reference: () => random.pick(ids),
    masterDetail: () => random.pick(ids),
  };
  return (byKind[field.kind] ?? (() => `Text ${random.whole(1_000)}`))();
}

/** What belongs to one object. */
function namesOfObject(object: ObjectDeclaration, objects: Objects): Choices {
  const { apiName } = object;
  const fields = Object.keys(object.allFields);
  const lists = declaredLists(object);
  const below = [...objects.relationships(apiName).keys()];
  const paths = [
    ...fields.map((field) => `${apiName}.${field}`),
    'Owner.Name',
    'CreatedBy.Name',
    `${apiName}.Lab__r.Name`,
  ];
  return [
    [/^recordTypeId$/, object.recordTypes.map(({ id }) => id)],
    [/^listViewIds?$/, lists.map(({ key }) => key)],
    [/^listViewApiName$/, [...lists.map((list) => list.apiName), '__Recent', 'X1', 'X2']],
    [/^names$/, lists.map((list) => `${apiName}.${list.apiName}`)],
    [/^preferencesIds?$/, below.map((name) => `${apiName}.${name}`)],
    [/^(?:relatedList(?:Id|Names)|relationshipName)$/, below],
    [/^childRelationships$/, below.map((name) => `${apiName}.${name}`)],
    [
      /^(?:actionApiName|apiNames)$/,
      [...Object.keys(object.actions).map((name) => `${apiName}.${name}`), 'New', 'Edit'],
    ],
    [/^(?:objectApiNames?|parentObjectApiName|apiName|targetApiName|type)$/, [apiName]],
    [/^(?:fields|optionalFields|fieldPath)$/, paths],
    [/^(?:displayColumns|sortBy|orderBy|filterApiName|fieldApiName)$/, fields],
  ];
}

/** What belongs to no object, or to any. */
const general: Choices = [
  [/^version$/, ['v63.0', 'v63.0', 'v63.0', 'v42.0', 'v59.0']],
  [
    /^idempotencyKey$|^Idempotency-Key$/,
    ['6f1c1b1e-58d7-4a0e-9c1a-2b6f0c1d2e3f', '0b7d2b9a-1c7e-4b4a-8f2e-9d0c6a5b4e3d'],
  ],
  [/^sections$/, ['Page', 'SingleActionLinks', 'ActivityComposer', 'CollaborateComposer']],
  [/^formFactor$/, ['Large', 'Small', 'Medium']],
  [
    /^operator$/,
    ['eq', 'Equals', 'Contains', 'LessThan', 'In', 'StartsWith', 'Includes', 'NotEqual', 'Within'],
  ],
  [/^(?:scope|visibility)$/, ['everything', 'mine', 'Public', 'Shared', 'Private']],
  [/^(?:q|where|filterLogicString)$/, [...brokenQueries, 'zeiss', 'mic', 'a', '1']],
  [/^listViewApiName$/, ['__Recent', 'X1', 'X2']],
];

export function knownNames(objects: Objects, recordIds: readonly string[]): KnownNames {
  const ids = [...recordIds];
  const tokens = ['AAAA', 'eyJhIjoxfQ', '0'];
  const own = new Map(objects.all.map((object) => [object, namesOfObject(object, objects)]));
  const everywhere = (form: RegExp): readonly string[] =>
    [...own.values()].flatMap((choices) =>
      choices.filter(([other]) => String(other) === String(form)).flatMap(([, names]) => names),
    );
  const [first] = objects.all;
  if (!first) throw new Error('There are no objects.');
  const rest: Choices = [
    ...general,
    ...(own.get(first) ?? []).map(([form]) => [form, everywhere(form)] as const),
    [/^appId$/, Object.keys(objects.apps)],
    [/^(?:actionApiName|apiNames)$/, Object.keys(objects.globalActions)],
    [/^(?:pageToken|queryLocator)$/, tokens],
    [/Ids?$|^ids?$/, ids],
  ];
  let about: ObjectDeclaration = first;

  function choose(name: string, random: Random): string | undefined {
    if (/^(?:pageToken|queryLocator)$/.test(name)) return random.pick(tokens);
    const near = random.often(0.85) ? own.get(about) : undefined;
    const found = [...(near ?? []), ...rest].filter(
      ([form, choices]) => form.test(name) && choices.length > 0,
    );
    const [choices] = found;
    if (!choices) return undefined;
    const ofObject = choices[1] === ids && near ? ids.filter((id) => objects.ofRecord(id) === about) : [];
    return random.pick(ofObject.length > 0 ? ofObject : choices[1]);
  }

  function like(name: string, random: Random): string {
    const found = choose(name, random);
    if (found === undefined) return random.pick(['a', '1', 'true', 'Zeiss', about.apiName]);
    if (/^(?:sortBy|orderBy)$/.test(name) && random.often(0.4)) return `-${found}`;
    if (!/Token|Locator/.test(name) || random.often(0.6)) return found;
    const at = random.whole(found.length);
    return `${found.slice(0, at)}${random.pick(['', 'A', '=', '%', '-'])}${found.slice(at + 1)}`;
  }

  function fields(random: Random): Record<string, unknown> {
    const object = random.often(0.9) ? about : random.pick(objects.all);
    const every = Object.keys(object.fields);
    const writable = every.filter((name) => object.fields[name]?.createable !== false);
    // Of some objects nothing may be written, and now and then it is tried.
    const names = writable.length > 0 && random.often(0.9) ? writable : every;
    const some = Array.from({ length: 1 + random.whole(6) }, () => random.pick(names));
    const required = names.filter((name) => object.fields[name]?.required === true);
    const chosen = random.often(0.8) ? [...required, ...some] : some;
    return Object.fromEntries(
      chosen.flatMap((name) => {
        const field = object.fields[name];
        const near = ids.filter(
          (id) => field?.to !== undefined && objects.ofRecord(id)?.apiName === field.to,
        );
        return field ? [[name, valueFor(field, near.length > 0 ? near : ids, random)]] : [];
      }),
    );
  }

  function learn(text: string): void {
    for (const [, id = ''] of text.matchAll(/"id":"([A-Za-z0-9]{18})"/gi)) {
      if (objects.ofRecord(id) && !declaredListById(objects, id)) remember(ids, id);
    }
    for (const [, token = ''] of text.matchAll(/PageToken":"([^"]+)"/g)) remember(tokens, token);
    for (const [, locator = ''] of text.matchAll(/"nextRecordsUrl":"[^"]*\/query\/([^"]+)"/g))
      remember(tokens, locator);
  }

  return {
    turnTo(random) {
      about = random.pick(objects.all);
    },
    like,
    fields,
    learn,
  };
}
