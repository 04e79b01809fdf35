import { defaultSettings } from '@relab/server/principal';
import { picklist } from '../objects/fields.ts';
import type { StoredField } from '../objects/typed-field.ts';

const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

const locales = words(
  'en_US en_GB en_IE en_CA en_AU de_DE de_AT de_CH fr_FR fr_BE fr_CH it_IT es_ES pt_PT pt_BR nl_NL nl_BE',
  'da_DK sv_SE nb_NO fi_FI pl_PL cs_CZ hu_HU ja_JP ko_KR zh_CN zh_TW',
);

const languages = words('en_US de fr it es pt_BR nl_NL da sv no fi pl cs hu ja ko zh_CN zh_TW');

const currencies = words('EUR USD GBP CHF SEK NOK DKK PLN CZK HUF CAD AUD JPY KRW CNY BRL');

const timeZones = words(
  'UTC Europe/London Europe/Dublin Europe/Lisbon Europe/Madrid Europe/Paris Europe/Brussels Europe/Amsterdam',
  'Europe/Berlin Europe/Vienna Europe/Zurich Europe/Rome Europe/Copenhagen Europe/Oslo Europe/Stockholm',
  'Europe/Helsinki Europe/Warsaw Europe/Prague Europe/Budapest Europe/Athens Europe/Bucharest Europe/Istanbul',
  'America/New_York America/Chicago America/Denver America/Los_Angeles America/Toronto America/Vancouver',
  'America/Sao_Paulo Asia/Dubai Asia/Kolkata Asia/Singapore Asia/Shanghai Asia/Hong_Kong Asia/Taipei Asia/Seoul',
  'Asia/Tokyo Australia/Perth Australia/Sydney Pacific/Auckland',
);

const choice = (label: string, values: readonly string[], usual: string): StoredField<'text default'> =>
  picklist({ label, required: true, default: usual, values });

/** The fields of a user that hold them. */
export const settingFields = {
  LocaleSidKey: choice('Locale', locales, 'en_US'),
  LanguageLocaleKey: choice('Language', languages, defaultSettings.language),
  TimeZoneSidKey: choice('Time Zone', timeZones, defaultSettings.timeZone),
  DefaultCurrencyIsoCode: choice('Currency', currencies, defaultSettings.currency),
};
