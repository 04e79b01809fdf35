// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** Ours: who a request is from. `user` is null for a guest; `locale` is a BCP 47 tag, `language` as in `en_US`. */
export type CurrentUser = {
  readonly user: {
    readonly userId: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly roles: readonly string[];
    readonly locale: string;
    readonly language: string;
    readonly timeZone: string;
    /** ISO 4217. */
    readonly currency: string;
  } | null;
};

/** The address that somebody signs in with, and whether it is verified. */
export type EmailVerification = {
  readonly email: string;
  readonly isVerified: boolean;
};

/** Notices that somebody gets by mail. `subject` is null where what they were about is gone. */
export type MailNotice = {
  readonly subject: string | null;
  readonly isOn: boolean;
};

/** What a user may have done with what is stored about them. Moments are ISO 8601, UTC. */
export type OwnData = {
  readonly email: string;
  /** Whether they have signed in a short time ago, which downloading and erasing ask for. */
  readonly isRecentlySignedIn: boolean;
  /** When they are erased; null where no erasure was requested. */
  readonly erasureDueAt: string | null;
  /** What an erasure leaves, because the law requires it: in the language of the request. */
  readonly kept: readonly {
    readonly what: string;
    readonly reason: string;
  }[];
};

/** Who is signed in. */
export type SignedIn = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};
