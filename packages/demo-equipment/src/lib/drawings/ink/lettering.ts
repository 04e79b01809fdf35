import { round } from '../engine/svg.ts';

/** Strokes on a grid of 4 by 6: each pair of digits is a point, a space lifts the pen. */
const glyphs: Readonly<Record<string, string>> = {
  A: '062046 1434',
  B: '06003041423303 3344453606',
  C: '4130100105163645',
  D: '00304145360600',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '2026',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110',
  1: '112026',
  2: '01103041420646',
  3: '011030414233 13334445361605',
  4: '363004 0444',
  5: '400002324345361605',
  6: '413010010516364544331304',
  7: '004016',
  8: '103041423313020110 331304051636454433',
  9: '051636454130100102133342',
  '.': '2526',
  ':': '2223 2526',
  '-': '1333',
  '+': '1434 2325',
  '%': '4006 1011 3536',
  '°': '1020211110',
  '/': '4006',
  '×': '1236 3216',
  '=': '1232 1434',
  '>': '113315',
  '<': '311335',
};

export interface LetteringStyle {
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Of the stroke, as a share of the height. */
  readonly weight?: number;
}

const advance = 5.8;

/** Width of a line of this height. */
export const letteringWidth = (text: string, height: number): number =>
  ((text.length * advance - (advance - 4)) * height) / 6;

/** A line of capitals and figures drawn as strokes, so that it looks the same wherever it is rendered. */
export function lettering(text: string, x: number, y: number, height: number, style: LetteringStyle): string {
  const unit = height / 6;
  const width = letteringWidth(text, height);
  const left = style.anchor === 'middle' ? x - width / 2 : style.anchor === 'end' ? x - width : x;
  const path = [...text.toUpperCase()]
    .flatMap((letter, at) =>
      (glyphs[letter] ?? '').split(' ').map((stroke) =>
        (stroke.match(/\d\d/g) ?? [])
          .map((pair, step) => {
            const [column, row] = [Number(pair[0]), Number(pair[1])];
            const point = `${round(left + (at * advance + column) * unit)} ${round(y + row * unit)}`;
            return `${step === 0 ? 'M' : 'L'}${point}`;
          })
          .join(''),
      ),
    )
    .join('');
  return `<path d="${path}" fill="none" stroke="${style.color}" stroke-width="${round(height * (style.weight ?? 0.12))}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
