import type { TableOf } from '@relab/database';
import { fileObjects } from '../files/objects.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { Account } from './account.ts';
import { Contact } from './contact.ts';
import { crmObjects } from './crm-objects.ts';
import { User } from './user.ts';

/** Objects that every installation has; it may extend them, and adds its own. */
export const standardObjects: readonly ObjectDeclaration[] = [
  Account,
  Contact,
  User,
  ...crmObjects,
  ...fileObjects,
];

declare module '@relab/database/tables' {
  interface Tables {
    readonly account: TableOf<typeof Account>;
    readonly contact: TableOf<typeof Contact>;
    readonly user: TableOf<typeof User>;
  }
}
