const suffixLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/**
 * The checksum that makes a 15-character id safe where case is lost: each group of five characters gives one letter,
 * whose bits say which of the five are capitals (D-151, D-152).
 */
export function idSuffix(id: string): string {
  let suffix = '';
  for (let group = 0; group < 15; group += 5) {
    let bits = 0;
    for (let place = 0; place < 5; place++) {
      const letter = id.charCodeAt(group + place);
      if (letter >= 65 && letter <= 90) bits |= 1 << place;
    }
    suffix += suffixLetters.charAt(bits);
  }
  return suffix;
}

/** 15 characters become 18; anything else stays as it is (D-151, D-153). */
export function normalizeId(id: string): string {
  return id.length === 15 ? id + idSuffix(id) : id;
}

/**
 * Whether a value has the form of a record's id: 15 letters and digits, or 18 with their checksum. The
 * checksum is not compared; see `idSuffix`.
 */
export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z0-9]{15}(?:[A-Z0-5]{3})?$/.test(value);

/** The record type of records without one (D-011). */
export const masterRecordTypeId = '012000000000000AAA';
