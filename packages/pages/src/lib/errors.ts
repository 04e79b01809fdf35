/** Thrown by `load` or `act`: there is no such page. */
export class NotFound extends Error {}

/** Thrown by `load`: the page is elsewhere. */
export class Redirect extends Error {
  readonly href: string;
  readonly permanent: boolean;

  constructor(href: string, permanent = false) {
    super(`Go to ${href}`);
    this.href = href;
    this.permanent = permanent;
  }
}

/** A form was sent and no response came. */
export class NoResponse extends Error {}

/** A part of the application could not be fetched, so nothing was done: a newer build may have removed it. */
export class CodeUnavailable extends Error {}
