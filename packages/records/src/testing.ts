export { documents, type FileServer, fileServer } from './lib/files/files.fixture.ts';
export { declaredLists, knownListById } from './lib/lists/known-lists.ts';
export { Instrument, labObjects, labPlatform, Repair } from './lib/objects/lab.fixture.ts';
export { writeLocator } from './lib/soql/locator.ts';
