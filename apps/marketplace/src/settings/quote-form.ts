import { SettingError } from './setting-error.ts';

/** The site's own form for sellers. */
const ownForm = '/sell';

/** where "I want to sell my equipment" leads. S-174, S-177: an https address, or a path of the site with one slash. */
export function quoteFormUrl(value: string | undefined): string {
  if (!value) return ownForm;
  const isPath = /^\/(?!\/)[^\s\\]*$/.test(value);
  const isAddress = value.startsWith('https://') && URL.canParse(value) && !/\s/.test(value);
  if (!isPath && !isAddress)
    throw new SettingError(
      'RELAB_QUOTE_FORM_URL must be an https address or a path of the site, such as https://forms.example/quote or /sell.',
    );
  return value;
}
