/** The oldest browsers whose CSS is written: the first with `light-dark()`. */
const oldest = { chrome: '123', safari: '17.5', firefox: '120' };

/** A version as Lightning CSS writes it. */
function encoded(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** What scripts are compiled for: the value of Vite's `build.target`. */
export const scriptTarget = 'es2022';

/** The value of Vite's `build.cssTarget`, which would be that of scripts otherwise: browsers without `light-dark()`. */
export const cssTarget: string[] = Object.entries(oldest).map(([name, version]) => name + version);

/** The value of Vite's `css`: the same browsers, as Lightning CSS names them. */
export const cssOptions: {
  readonly transformer: 'lightningcss';
  readonly lightningcss: { readonly targets: Record<'chrome' | 'safari' | 'firefox', number> };
} = {
  transformer: 'lightningcss',
  lightningcss: {
    targets: {
      chrome: encoded(oldest.chrome),
      safari: encoded(oldest.safari),
      firefox: encoded(oldest.firefox),
    },
  },
};
