// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** Moments are ISO 8601, UTC. */
export type InstallationHealth = {
  /** What needs somebody, by the names of the rules for Prometheus. */
  readonly problems: readonly {
    readonly alert:
      | 'RelabBackupOld'
      | 'RelabConnectionsExhausted'
      | 'RelabDown'
      | 'RelabErrors'
      | 'RelabEventLoop'
      | 'RelabJobsFail'
      | 'RelabJobsWait'
      | 'RelabLogNotArchived'
      | 'RelabOverloaded'
      | 'RelabRetentionFails'
      | 'RelabServiceAway'
      | 'RelabSlow'
      | 'RelabUploadsNotArchived';
    /** The id of the process that it is about; null where it is about all. */
    readonly process: string | null;
    /** The service, the kind of job or the rule of retention that it is about. */
    readonly subject: string | null;
  }[];
  /** Those that run, and those that have ended without a word within 15 minutes. */
  readonly processes: readonly {
    readonly id: string;
    /** Such as `web` or `worker`. */
    readonly role: string;
    readonly host: string;
    readonly pid: number;
    readonly release: string;
    readonly startedAt: string;
    readonly seenAt: string;
    /** Whether it said so within a minute. */
    readonly isAlive: boolean;
    /** Null while it starts, and of one of another release that reports otherwise. */
    readonly figures: {
      /** That are over. */
      readonly requests: number;
      /** Answered 500 or more. */
      readonly errors: number;
      /** Answered 503 because there was too much to do; among the errors. */
      readonly shed: number;
      readonly pages: number;
      /** Milliseconds within which 95 % of the pages were sent; null without pages. */
      readonly pageTime: number | null;
      /** To the database; `waiting` is work that waits for one. */
      readonly connections: {
        readonly busy: number;
        readonly idle: number;
        readonly waiting: number;
      };
      /** Milliseconds that one turn of the event loop in a hundred came late. */
      readonly loopDelay: number;
      /** Of the machine's, in bytes. */
      readonly memory: number;
      /** Of what the process may have, from 0 to 1; null where that is not measured. */
      readonly memoryShare: number | null;
      /** Whom it serves; null where it serves everybody, however much that is. */
      readonly load: 'busy' | 'critical' | 'normal' | 'overloaded' | null;
      /** Services of others that it has called, such as `mail`. */
      readonly services: readonly {
        readonly name: string;
        readonly state: 'closed' | 'half-open' | 'open';
      }[];
    } | null;
  }[];
  readonly jobs: {
    /** That are due or worked on. */
    readonly due: number;
    /** Since when the oldest of them is due. */
    readonly oldestDueAt: string | null;
    readonly failed: number;
  };
  readonly database: {
    readonly version: string;
    readonly bytes: number;
    /** Of all programs, and how many it allows. */
    readonly connections: number;
    readonly maxConnections: number;
  };
  /** Null where no process makes any by itself. */
  readonly backups: {
    /** When the newest was begun; null where there is none. */
    readonly newestAt: string | null;
    /** Seconds from one to the next. */
    readonly interval: number;
    /** Whether their folder can be read. */
    readonly isReadable: boolean;
    /** When the log of the database was archived last; null where it is not. */
    readonly logArchivedAt: string | null;
    /** When all uploads were archived last beside the log; null where they are not. */
    readonly uploadsArchivedAt: string | null;
  } | null;
  /** When a rule of retention was enforced last. */
  readonly retainedAt: string | null;
};

/** A page of listings with which something may be wrong, the worst first; `count` is how many this page has. */
export type ListingIssues = {
  /** When the listings were looked through; null before the first time. ISO 8601, UTC. */
  readonly checkedAt: string | null;
  readonly currencyIsoCode: string;
  readonly count: number;
  readonly listings: readonly {
    readonly productId: string;
    readonly name: string;
    readonly sku: string | null;
    /** For one unit, net: a decimal string. */
    readonly price: string | null;
    /** `2026-06-01` */
    readonly listedDate: string | null;
    readonly daysListed: number | null;
    readonly pictures: number;
    readonly watchers: number;
    /** The median of similar units; null where there are too few. */
    readonly similarPrice: string | null;
    /** Percent that the price is above it; below zero, below it. */
    readonly deviation: number | null;
  }[];
  readonly nextPageToken: string | null;
};

/** An erasure of a person that is to come or was done. Moments are ISO 8601, UTC. */
export type PersonErasure = {
  readonly id: string;
  /** Null once it is done. */
  readonly email: string | null;
  readonly requestedAt: string;
  /** Who requested it; null where that user no longer exists. */
  readonly requestedByName: string | null;
  readonly dueAt: string;
  readonly erasedAt: string | null;
  /** What there was when it was done; null before. */
  readonly counts:
    | readonly {
        readonly kind: string;
        readonly count: number;
      }[]
    | null;
};

/** The newest first. */
export type PersonErasures = {
  readonly count: number;
  readonly erasures: readonly PersonErasure[];
  readonly nextPageToken: string | null;
};

/** What is stored about whoever has an e-mail address. */
export type PersonData = {
  readonly email: string;
  readonly counts: readonly {
    readonly kind: string;
    readonly count: number;
  }[];
  /** What an erasure leaves, because the law requires it: in the language of the request. */
  readonly kept: readonly {
    readonly what: string;
    readonly reason: string;
  }[];
  /** The erasure that is to come. */
  readonly erasure: PersonErasure | null;
};

/** A program of somebody else that may get tokens: an OAuth client. Moments are ISO 8601, UTC. */
export type Program = {
  /** Its client id. */
  readonly program: string;
  readonly name: string;
  /** Without a secret: an app in a browser or on a phone. */
  readonly isPublic: boolean;
  readonly redirectUris: readonly string[];
  readonly origins: readonly string[];
  readonly scopes: readonly string[];
  /** Whom it acts as with a token of its own. */
  readonly actsAsId: string | null;
  readonly actsAsName: string | null;
  /** Listed in `clients.json`: changed and deleted there. */
  readonly isOfFile: boolean;
  readonly createdAt: string;
  readonly secretChangedAt: string | null;
  /** Users, itself among them, for whom it has tokens. */
  readonly userCount: number;
};

/** All programs that may get tokens, by name. */
export type Programs = {
  readonly programs: readonly Program[];
};

/** `secret` is shown here and nowhere else; null for a public program. */
export type ProgramSecret = {
  readonly program: Program;
  readonly secret: string | null;
};

/** For how many users tokens of the program were revoked. */
export type EndedTokens = {
  readonly userCount: number;
};

/** Moments are ISO 8601, UTC. */
export type QueueJob = {
  readonly id: string;
  /** Such as `mail` or `shipment notice`. */
  readonly kind: string;
  readonly status: 'Completed' | 'CompletedWithError' | 'Created' | 'Failed' | 'Pending' | 'Processing';
  readonly attempts: number;
  /** Not before. */
  readonly runAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly finishedAt: string | null;
  /** How far it is; `total` is null where it does not say. */
  readonly done: number;
  readonly total: number | null;
  /** What went wrong last, without addresses' queries, tokens and passwords. */
  readonly error: string | null;
  readonly createdById: string | null;
  readonly createdByName: string | null;
  /** Whether `runQueueJobAgain` and `cancelQueueJob` would do something. */
  readonly mayRunAgain: boolean;
  readonly mayCancel: boolean;
};

/** A page of jobs, the newest first; `count` is how many this page has. */
export type QueueJobs = {
  readonly count: number;
  readonly jobs: readonly QueueJob[];
  readonly nextPageToken: string | null;
};

/** How many jobs there are of each kind and status, and since when the oldest of them is there (ISO 8601). */
export type QueueJobCounts = {
  readonly counts: readonly {
    readonly kind: string;
    readonly status: 'Completed' | 'CompletedWithError' | 'Created' | 'Failed' | 'Pending' | 'Processing';
    readonly count: number;
    readonly oldest: string;
  }[];
};

/** One look of somebody of the house at what is stored about people. Moments are ISO 8601, UTC. */
export type RecordAccess = {
  readonly id: string;
  readonly at: string;
  /** Null of an entry that counts accesses which could not be stored. */
  readonly userId: string | null;
  /** Null where they are no longer there. */
  readonly userName: string | null;
  /** The program that acted for them; null for themselves. */
  readonly programName: string | null;
  /** `lost`: `detail` is the number of accesses that could not be stored. */
  readonly action: 'download' | 'export' | 'list' | 'lost' | 'query' | 'search' | 'view';
  readonly objectApiName: string | null;
  readonly recordId: string | null;
  /** As it is called now. */
  readonly recordName: string | null;
  /** Id of the call. */
  readonly call: string;
  /** What was searched for, which list, which query. */
  readonly detail: string | null;
};

/** The newest first. */
export type RecordAccesses = {
  readonly count: number;
  readonly accesses: readonly RecordAccess[];
  readonly nextPageToken: string | null;
};

/** Which reports there are, in the order in which they are read. */
export type Reports = {
  readonly reports: readonly {
    readonly name: string;
    readonly label: string;
    /** How it is best drawn; any can be read as a table. */
    readonly chart: 'bar' | 'funnel' | 'line' | 'table';
  }[];
};

/** The numbers of one report: its columns, and a row for each group. */
export type Report = {
  /** The first names a row, and the others are its numbers. */
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    /** Days are `2026-06-01`; amounts are decimal strings in the currency of the report. */
    readonly dataType: 'currency' | 'day' | 'number' | 'text';
  }[];
  /** Of its amounts; null where it has none. */
  readonly currencyIsoCode: string | null;
  /** Values in the order of the columns, and the list view with the records behind them where there is one. */
  readonly rows: readonly {
    readonly values: readonly (number | string | null)[];
    readonly list: {
      readonly objectApiName: string;
      readonly listViewApiName: string;
      /** As `getListRecordsByName` takes it. */
      readonly where: string | null;
    } | null;
  }[];
  readonly name: string;
  readonly label: string;
  /** How it is best drawn; any can be read as a table. */
  readonly chart: 'bar' | 'funnel' | 'line' | 'table';
};

/** Everything that is stored, by what it is stored for; in the language of the request. Moments are ISO 8601, UTC. */
export type Retention = {
  readonly rules: readonly {
    readonly id: string;
    /** What is stored, as `Carts of guests`. */
    readonly what: string;
    /** Why it is stored at all, and for so long. */
    readonly reason: string;
    /** When it is removed, as `90 days after the last change`. */
    readonly period: string;
    /** The setting that changes it; null where there is none. */
    readonly setting: string | null;
    /** Tables of the database, and folders of files. */
    readonly places: readonly string[];
    /** Of what a job removes by its age; null of what stays until somebody deletes it. */
    readonly lastRun: {
      readonly startedAt: string;
      /** Null while it is under way. */
      readonly endedAt: string | null;
      readonly removed: number;
      readonly removedInAll: number;
      /** Why it could not be done. */
      readonly error: string | null;
    } | null;
    /** Whether a job removes it by its age. */
    readonly isPurged: boolean;
  }[];
};

/** What units like one were sold for, and what others ask for them now. */
export type SimilarSales = {
  /** `model`: of the same model; `type`: of the same manufacturer and type, where too few were of the model. */
  readonly likeness: 'model' | 'type';
  readonly currencyIsoCode: string;
  /** The last first. Days are `2026-06-01`. */
  readonly sold: readonly {
    readonly orderSummaryId: string;
    readonly orderNumber: string;
    readonly soldDate: string;
    readonly productId: string;
    readonly name: string;
    readonly condition: string | null;
    readonly year: number | null;
    /** For one unit, net: a decimal string in the currency of the response. */
    readonly unitPrice: string;
  }[];
  /** The cheapest first. */
  readonly listed: readonly {
    readonly listedDate: string | null;
    readonly productId: string;
    readonly name: string;
    readonly condition: string | null;
    readonly year: number | null;
    /** For one unit, net: a decimal string in the currency of the response. */
    readonly unitPrice: string;
  }[];
  /** Of all that were found, not only of those above; null where there are none. */
  readonly soldMedian: string | null;
  readonly listedMedian: string | null;
};

/** Moments are ISO 8601, UTC. */
export type SystemHealth = {
  readonly isReady: boolean;
  /** Why it is not. */
  readonly reasons: readonly string[];
  /** Of the program, as `0.1.0`; null where it does not say. */
  readonly release: string | null;
  /** Of Node, as `v24.3.0`. */
  readonly node: string;
  readonly startedAt: string;
  /** Of PostgreSQL, and how much of the disk all of it takes. */
  readonly database: {
    readonly version: string;
    readonly bytes: number;
  };
  readonly migrations: {
    /** The last first. */
    readonly applied: readonly {
      readonly name: string;
      readonly appliedAt: string;
    }[];
    readonly pending: readonly string[];
  };
  /** Files of people and of records, beside the database; null where the server does not count them. */
  readonly files: {
    readonly count: number;
    readonly bytes: number;
  } | null;
  /** The largest tables, with their indexes; `rows` is an estimate. */
  readonly storage: readonly {
    readonly name: string;
    readonly bytes: number;
    readonly rows: number;
  }[];
};

/** A mail that has not left, without its text: that may hold a link which opens something. Moments are ISO 8601, UTC. */
export type UndeliveredMail = {
  readonly jobId: string;
  readonly to: string;
  readonly subject: string;
  /** `Failed` where it is given up, `Pending` where it is tried again at `runAt`. */
  readonly status: 'Completed' | 'CompletedWithError' | 'Created' | 'Failed' | 'Pending' | 'Processing';
  readonly attempts: number;
  readonly runAt: string;
  readonly createdAt: string;
  readonly error: string | null;
};

/** A page of mails that have not left, the newest first; `count` is how many this page has. */
export type UndeliveredMails = {
  readonly count: number;
  readonly mails: readonly UndeliveredMail[];
  readonly nextPageToken: string | null;
};

/** The id of the user who was invited. */
export type InvitedUser = {
  readonly userId: string;
};

/** What lets somebody in at the moment. Moments are ISO 8601, UTC. */
export type UserAccess = {
  readonly userId: string;
  readonly isActive: boolean;
  /** Whether the address was confirmed by a link. */
  readonly isEmailConfirmed: boolean;
  /** The newest first. */
  readonly sessions: readonly {
    readonly createdAt: string;
    readonly expiresAt: string;
  }[];
  /** Programs that the user allowed to act for them. */
  readonly programs: readonly {
    readonly program: string;
    readonly name: string;
    readonly scopes: readonly string[];
    readonly since: string;
  }[];
};
