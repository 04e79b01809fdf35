import { composed } from '../objects/calculated-fields.ts';
import { text } from '../objects/fields.ts';

/** The name of a person and its parts. */
export const personName = {
  FirstName: text({ label: 'First Name', length: 80 }),
  LastName: text({ label: 'Last Name', length: 80, required: true }),
  Name: composed({ label: 'Full Name', composedOf: ['FirstName', 'LastName'] }),
};
