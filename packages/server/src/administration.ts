export { type StaffContext, staffRoute } from './lib/administration/staff.ts';
