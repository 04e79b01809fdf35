import { dataPath, read, shape, write } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { list, type ObjectSchema, object, optional, text } from '../schema.ts';
import type {
  QueryResult,
  Resources,
  SaveResult,
  SobjectBasics,
  SobjectDescription,
  Sobjects,
  Versions,
} from './responses.ts';
import type { SobjectRow } from './sobject-row.ts';

const sobjectsPath = `${dataPath}/sobjects` as const;
const sobjectPath = `${sobjectsPath}/{objectApiName}` as const;
const rowPath = `${sobjectPath}/{recordId}` as const;
const describedFor = minutes(15);

/** Any names: the fields of a record stand side by side. The server checks them against the object. */
const anyFields: ObjectSchema<Readonly<Record<string, unknown>>> = {
  type: 'object',
  properties: {},
  additionalProperties: {},
};

/** All versions of the API that are answered, the newest last. Needs no sign-in. */
export const getVersions = read({
  id: 'getVersions',
  area: 'sobjects',
  path: '/services/data',
  response: shape<Versions>(),
});

/** The resources of one version by their names, as paths; `identity` is there for users only. */
export const getResources = read({
  id: 'getResources',
  area: 'sobjects',
  path: dataPath,
  response: shape<Resources>(),
});

/** All objects that the caller may know of, in short. */
export const getSobjects = read({
  id: 'getSobjects',
  area: 'sobjects',
  path: sobjectsPath,
  response: shape<Sobjects>(),
  lifetime: describedFor,
});

/** An object in short, and the records of it that the user has seen last. Never fresh. */
export const getSobject = read({
  id: 'getSobject',
  area: 'sobjects',
  path: sobjectPath,
  response: shape<SobjectBasics>(),
  lifetime: 0,
});

/** An object with its fields, those that may not be read left out. */
export const describeSobject = read({
  id: 'describeSobject',
  area: 'sobjects',
  path: `${sobjectPath}/describe`,
  response: shape<SobjectDescription>(),
  lifetime: describedFor,
});

/** A record with the given fields, all that may be read where none are given. */
export const getSobjectRow = read({
  id: 'getSobjectRow',
  area: 'sobjects',
  path: rowPath,
  query: object({ fields: optional(list(text())) }),
  response: shape<SobjectRow>(),
  lifetime: 0,
});

/** Creates a record; the body has its fields side by side. Answers 201 with its id alone. */
export const createSobjectRow = write({
  id: 'createSobjectRow',
  area: 'sobjects',
  path: sobjectPath,
  body: anyFields,
  response: shape<SaveResult>(),
});

/** Changes the fields that are named, which stand side by side in the body. Answers nothing. */
export const updateSobjectRow = write({
  id: 'updateSobjectRow',
  area: 'sobjects',
  method: 'PATCH',
  path: rowPath,
  body: anyFields,
  response: shape<null>(),
});

/** Moves a record into the recycle bin, as `deleteRecord` does. */
export const deleteSobjectRow = write({
  id: 'deleteSobjectRow',
  area: 'sobjects',
  method: 'DELETE',
  path: rowPath,
  response: shape<null>(),
});

/** `q` is a query in the platform's language; what is answered of it stands in the server's `soql`. */
export const runQuery = read({
  id: 'runQuery',
  area: 'sobjects',
  path: `${dataPath}/query`,
  query: object({ q: text() }),
  response: shape<QueryResult>(),
  lifetime: 0,
});

/** The records after those of a response with a `nextRecordsUrl`. */
export const continueQuery = read({
  id: 'continueQuery',
  area: 'sobjects',
  path: `${dataPath}/query/{queryLocator}`,
  response: shape<QueryResult>(),
  lifetime: 0,
});
