import type { Setting } from './setting.ts';

/** A setting as it travels to an editor that has no code of its block. */
export interface DescribedSetting {
  readonly kind: Setting['kind'];
  readonly choices?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isInteger?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly fallback?: string | number | boolean | undefined;
  /** What the form of a text is, in words for authors. */
  readonly phrase?: string | undefined;
}

/** What is declared of a setting, without how it is read: nothing but JSON. */
export function settingFacts(setting: Setting): DescribedSetting {
  switch (setting.kind) {
    case 'choice':
      return { kind: 'choice', choices: setting.choices, fallback: setting.fallback };
    case 'number': {
      const { kind, min, max, isInteger, unit, fallback } = setting;
      return { kind, min, max, isInteger, unit, fallback };
    }
    case 'boolean':
      return { kind: 'boolean', fallback: setting.fallback };
    case 'pattern':
      return { kind: 'pattern', phrase: setting.phrase, fallback: setting.fallback };
    default:
      return { kind: setting.kind };
  }
}
