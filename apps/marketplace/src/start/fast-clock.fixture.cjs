// Read before a program by `--require`: its clock is a minute fast.
const minute = 60_000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + minute] : parts));
  }
  static now() {
    return RealDate.now() + minute;
  }
};
