import { integer, optional, text } from '../schema.ts';

/** Outside `/services/data`, so that no token of a program reaches it: people do this, signed in. @internal */
export const administrationPath = '/services/administration' as const;

/** Pages of what grows without end go on after a row, never by its number. @internal */
export const keysetPage = { pageSize: optional(integer(1, 200)), pageToken: optional(text(200)) };
