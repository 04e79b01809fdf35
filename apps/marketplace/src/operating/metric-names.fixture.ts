/**
 * The metrics that a guide, an alert rule or a dashboard names, without the suffix of a histogram's buckets. Containers
 * and volumes of Compose have names of the same form; these stand behind the command that removes them.
 */
export function metricNamesIn(text: string): readonly string[] {
  const names = text
    .replace(/\b(?:podman|volume) rm \S+/g, '')
    .matchAll(/\b((?:relab|nodejs|process)_[a-z0-9_]*[a-z0-9])\b/g);
  return [...new Set([...names].map(([, name = '']) => name.replace(/_bucket$/, '')))].sort();
}
