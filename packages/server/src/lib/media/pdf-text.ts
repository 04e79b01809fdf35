/** What the PDF standard fonts hold beyond ISO 8859-1 (Windows-1252). */
const extra = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const spelled: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '−': '-',
  '‑': '-',
  Ω: 'ohm',
  μ: 'µ',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '₂': '2',
  '₃': '3',
  Ł: 'L',
  ł: 'l',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

const fits = (sign: string): boolean => sign <= 'ÿ' || extra.includes(sign);

/** Text as the standard fonts can write it: what they lack is spelled out, then stripped of its accent, at last a question mark. */
export function toPdfText(text: string): string {
  return [...text.normalize('NFC').replace(/(?![\n\t])\p{Cc}/gu, '')]
    .map((sign) => {
      const known = spelled[sign];
      if (known !== undefined) return known;
      if (fits(sign)) return sign;
      const bare = sign.normalize('NFD').replace(/\p{M}/gu, '');
      return bare !== '' && [...bare].every(fits) ? bare : '?';
    })
    .join('');
}
