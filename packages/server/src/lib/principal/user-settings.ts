/** How somebody reads what is shown to them. */
export interface Settings {
  /** BCP 47: `en-US`. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA: `Europe/Oslo`. */
  readonly timeZone: string;
  /** Of labels and messages: `en_US`. */
  readonly language: string;
}

/** Of guests, and of users who have chosen nothing. */
export const defaultSettings: Settings = {
  locale: 'en-US',
  currency: 'EUR',
  timeZone: 'UTC',
  language: 'en_US',
};

/** The columns of "user" that hold them. */
export const settingColumns = [
  'locale_sid_key',
  'language_locale_key',
  'time_zone_sid_key',
  'default_currency_iso_code',
] as const;

type SettingsRow = Readonly<Record<(typeof settingColumns)[number], string>>;

export const toSettings = (row: SettingsRow): Settings => ({
  locale: row.locale_sid_key.replace('_', '-'),
  currency: row.default_currency_iso_code,
  timeZone: row.time_zone_sid_key,
  language: row.language_locale_key,
});
