const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The oldest browsers whose CSS is written: the first with `light-dark()`. */
const css = { chrome: version(123), safari: version(17, 5), firefox: version(120) };

/** What scripts are compiled for: the value of Vite's `build.target`. */
export const scriptTarget = 'es2022';

/** The value of Vite's `build.cssTarget`, which would be that of scripts otherwise: browsers without `light-dark()`. */
export const cssTarget: string[] = ['chrome123', 'safari17.5', 'firefox120'];

/** The value of Vite's `css`: the same browsers, as Lightning CSS names them. */
export const cssOptions: {
  readonly transformer: 'lightningcss';
  readonly lightningcss: { readonly targets: Record<'chrome' | 'safari' | 'firefox', number> };
} = { transformer: 'lightningcss', lightningcss: { targets: css } };
