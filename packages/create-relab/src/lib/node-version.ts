const oldest = [22, 18] as const;

/** Why a project cannot be made with this Node, in a sentence; undefined where it can. Servers run TypeScript as it is. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
  return `This is Node ${version}, and Relab's projects need ${oldest.join('.')} or newer. Install it from https://nodejs.org, or run \`nvm install 24\`.`;
}
