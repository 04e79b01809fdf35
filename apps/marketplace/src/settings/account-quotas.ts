import { defaultQuotas, type Quotas } from '@relab/server/identity';
import { type Environment, wholeNumber } from './read-value.ts';

const megabyte = 1_000_000;

/** What a customer's account may make and store, before and after its e-mail address is confirmed. */
export function accountQuotas(env: Environment): Quotas {
  const { unconfirmed, confirmed } = defaultQuotas;
  const records = wholeNumber('RELAB_UNCONFIRMED_RECORDS', env.RELAB_UNCONFIRMED_RECORDS, 0, 100_000);
  const small = wholeNumber('RELAB_UNCONFIRMED_UPLOADS', env.RELAB_UNCONFIRMED_UPLOADS, 0, 1_000_000);
  const large = wholeNumber('RELAB_UPLOADS', env.RELAB_UPLOADS, 0, 1_000_000);
  return {
    unconfirmed: {
      ...unconfirmed,
      recordsPerDay: records ?? unconfirmed.recordsPerDay,
      bytes: small === undefined ? unconfirmed.bytes : small * megabyte,
    },
    confirmed: { ...confirmed, bytes: large === undefined ? confirmed.bytes : large * megabyte },
  };
}
