import { type RawBuilder, sql } from 'kysely';
import type { MatchField } from './duplicate-rule.ts';
import type { Field } from './field.ts';

/** What of a value counts when records are compared. */
export interface MatchKey {
  /** Whether keys must be the same, or about the same. */
  readonly compared: 'same' | 'alike';
  /** SQL in which `{}` stands for the value. What it calls never changes its mind, so that it may stand in an index. */
  readonly form: string;
}

const replaced = (form: string, pattern: string, by = ''): string =>
  `regexp_replace(${form}, '${pattern}', '${by}', 'g')`;

/** Lower case without accents; `Müller` and `Mueller` are equal, and so are `O’Neill` and `ONeill`. */
function folded(form: string): string {
  const plain = replaced(`lower(normalize(${form}::text, NFKD))`, String.raw`[\u0300-\u036f''’‘]+`);
  const single = `translate(${plain}, 'øđłı', 'odli')`;
  return replaced(`replace(replace(replace(${single}, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')`, '([aou])e', '\\1');
}

/** Words with one blank between; `G.m.b.H.` is one word. */
function worded(form: string): string {
  const joined = replaced(form, String.raw`\m(\w)\.(?=\w\M)`, '\\1');
  return replaced(
    joined,
    String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff]+`,
    ' ',
  );
}

const without = (form: string, words: string): string => {
  const dropped = replaced(form, String.raw`\m(${words.trim().split(/\s+/).join('|')})\M`);
  return `nullif(btrim(${replaced(dropped, ' +', ' ')}), '')`;
};

/** As they are after folding: `oe` is `o`. */
const legalForms = `
  ab ag aps as asa bhd bv bvba co company corp corporation cv doo eg ev gbr gesmbh gmbh haftungsbeschrankt inc
  incorporated kft kg kgaa kk lda limited llc llp lp ltd ltda mbh nv ohg oy oyj plc pte pty pvt sa sarl sas sdn se sl slu
  spa spzoo srl sro ug zrt`;
const small = 'and et the und y';
const titles = 'dr frau herr jr md mr mrs ms msc phd prof professor sr';

const company = without(worded(folded('{}')), `${legalForms} ${small}`);
const person = without(worded(folded('{}')), titles);
const plain = `lower(btrim(${replaced('{}::text', String.raw`\s+`, ' ')}))`;

/** The mailbox: what stands behind a plus sorts mail, but does not make another address. */
const mailbox = String.raw`regexp_replace(lower(btrim({}::text)), '\+[^@]*@', '@')`;

/** The last eight digits: with and without the country's and the area's zero; an extension does not count. */
const line = `nullif(right(ltrim(${replaced(
  replaced('lower({}::text)', String.raw`\(0\)|(ext\.?|extension|x|#)\s*\d+\s*$`),
  '[^0-9]',
)}, '0'), 8), '')`;

/** The host; where many have a page under one host, the page. */
const shared = 'ebay|facebook|github|instagram|linkedin|xing|youtube|x|twitter';
const site = `nullif(rtrim(regexp_replace(${replaced(
  'lower(btrim({}::text))',
  String.raw`^([a-z][a-z0-9+.-]*:)?(//)?([^/?#@]*@)?(www\.)?`,
)}, '^(([a-z]{2,3}\\.)?(${shared})\\.[a-z.]+(/[^?#]*)?|[^:/?#]*).*$', '\\1'), './'), '')`;

const same = (form: string): MatchKey => ({ compared: 'same', form });

/** Phones, e-mail and web addresses have a key of their own by either method; numbers, days and choices are compared as they are. */
export function matchKey(field: Field, method: MatchField['method']): MatchKey {
  switch (field.kind) {
    case 'email':
      return same(mailbox);
    case 'phone':
      return same(line);
    case 'url':
      return same(site);
    case 'personName':
      return method === 'exact' ? same(plain) : { compared: 'alike', form: person };
    case 'text':
    case 'longText':
    case 'autoNumber':
      if (method === 'exact') return same(plain);
      return { compared: 'alike', form: field.composedOf ? person : company };
    default:
      return same('{}');
  }
}

/** The key of a value. */
export function keySql({ form }: MatchKey, value: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = form.split('{}').map((part) => sql.raw(part));
  return sql.join(parts, value);
}
