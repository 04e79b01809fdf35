declare const payload: unique symbol;

/** The name of a kind of work, stored with each job, and what a job of it is handed. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly [payload]?: Payload;
}

/** Declares a kind of work. Its name stays what it is, since jobs of an earlier version of the program carry it. */
export const jobKind = <Payload>(name: string): JobKind<Payload> => ({ name });
