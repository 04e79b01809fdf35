import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { createObjects } from '../objects/objects.ts';
import { standardObjects } from '../standard-objects/standard-objects.ts';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
/** The text of a statement, or of a part of one; no database is needed for it. */
export const written = (part: RawBuilder<unknown>): string => part.compile(compiler).sql;

/** A buyer who reads the standard objects. */
export const reader = {
  objects: createObjects(standardObjects),
  principal: {
    kind: 'user',
    userId: '005000000000001AAA',
    accountId: '001000000000001AAA',
    email: 'ines@customer.example',
    firstName: 'Ines',
    lastName: 'Ek',
    guestKey: null,
    roles: ['buyer'],
  },
} as const;
