/** Whose data it is. Two users, or two orgs, share nothing. */
export interface Owner {
  readonly user: string;
  readonly org: string;
}

/** One text for each owner, whatever stands in the names. */
export const partitionOf = ({ org, user }: Owner): string => JSON.stringify([org, user]);
