const kilo = 1024;

/** `840 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} kB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
