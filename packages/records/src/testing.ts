export { documents, type FileServer, fileServer } from './lib/files/files.fixture.ts';
export { declaredListById, declaredLists } from './lib/lists/built-in-lists.ts';
export { Instrument, labObjects, labPlatform, Repair } from './lib/objects/lab.fixture.ts';
export { writeLocator } from './lib/soql/locator.ts';
