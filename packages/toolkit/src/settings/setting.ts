/** The description of a setting beside its parser: schemas, warnings and controls are derived from it. */
export type SettingFacts =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly fallback?: string | undefined }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly isInteger?: boolean | undefined;
      readonly unit?: 'px' | '%' | undefined;
      readonly fallback?: number | undefined;
      /** Words that stand for numbers. */
      readonly keywords?: readonly string[] | undefined;
    }
  | { readonly kind: 'boolean'; readonly fallback?: boolean | undefined }
  | {
      readonly kind: 'pattern';
      readonly pattern: RegExp;
      /** What the form is, in words for authors, such as `a place such as center, top or 30% 70%`. */
      readonly phrase: string;
      readonly fallback?: string | undefined;
    }
  | { readonly kind: 'text' | 'color' | 'html' | 'image' | 'link' | 'data' };

/**
 * One setting of a block, declared once: the block reads by it, and page views, schemas, warnings and the gallery's controls
 * come from it. `read` takes anything and never throws: what cannot be used becomes the fallback, what is out of range the
 * nearest value in range.
 */
export type Setting<Value = unknown, Input = Value> = SettingFacts & {
  readonly read: (input: unknown) => Value;
  /** Carries the type that authors write; never there. */
  readonly input?: Input | undefined;
};

/** The settings of a block by name. */
export type Settings = Readonly<Record<string, Setting>>;

/** What may be given to a block with these settings. */
export type SettingsOf<Declared extends Settings> = {
  readonly [Name in keyof Declared]?: Exclude<Declared[Name]['input'], undefined> | undefined;
};

/** What a block with these settings works with. */
export type ReadSettings<Declared extends Settings> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['read']>;
};
