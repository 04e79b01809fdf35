/** A setting that cannot be used; its message is the one sentence that the operator reads. */
export class SettingError extends Error {}
