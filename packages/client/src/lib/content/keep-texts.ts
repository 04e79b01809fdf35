const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * C-128: of the lists in a config, the members that are texts. What is no list stays, to be refused (C-129), as does a list
 * without any text: left empty it would ask for everything.
 */
// @__NO_SIDE_EFFECTS__
export const keepTexts =
  (...names: readonly string[]) =>
  <Config extends object>(config: Config): Config =>
    Object.fromEntries(
      Object.entries(config).map(([name, value]) => [
        name,
        Array.isArray(value) && names.includes(name) && value.some(isText) ? value.filter(isText) : value,
      ]),
    ) as Config;
