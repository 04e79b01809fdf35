/** A number of a chart. */
export interface ChartPoint {
  readonly name: string;
  readonly value: number;
}

export interface ChartProps {
  readonly points: readonly ChartPoint[];
  /** Told to those who hear the page; the numbers stand in a table beside. */
  readonly label: string;
  /** Pixels. */
  readonly width: number;
  readonly formatValue: (value: number) => string;
  readonly formatName: (name: string) => string;
}
