export { Account, Contact, User } from './objects.ts';
