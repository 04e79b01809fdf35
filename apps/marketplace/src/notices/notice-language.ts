import { type ShopLanguage, shopLanguage } from '@relab/commerce';
import type { NoticeOptions } from './notice-options.ts';
import { german } from './texts.de.ts';
import { english, type NoticeTexts } from './texts.ts';

/** What a notice is written with. */
export interface NoticeLanguage extends NoticeOptions, ShopLanguage<NoticeTexts> {}

export const noticeLanguage = (options: NoticeOptions, stored: string | null): NoticeLanguage => ({
  ...options,
  ...shopLanguage(options.shop, { en: english, de: german }, stored),
});
