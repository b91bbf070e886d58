/** Compares the measurements of products by their medians. */

/** Values of each measurement by product, one a round. */
export type Samples = Map<string, Map<string, number[]>>;

export interface ComparisonRow {
  measurement: string;
  /** Median by product. */
  medians: Record<string, number>;
  /** Our median divided by that of the best other product. Null without another product. */
  ratio: number | null;
}

export interface Comparison {
  ours: string;
  products: string[];
  rounds: number;
  rows: ComparisonRow[];
}

/** Adds a value of a measurement of a product. */
export function addSample(samples: Samples, measurement: string, product: string, value: number): void {
  const byProduct = samples.get(measurement) ?? new Map<string, number[]>();
  samples.set(measurement, byProduct);
  byProduct.set(product, [...(byProduct.get(product) ?? []), value]);
}

/** @throws Error if there is no value. */
export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('There is no value to take the median of.');
  return (low + high) / 2;
}

/**
 * Computes the medians of all measurements.
 * @param ours our product.
 * @param ownProducts other products whose values are shown, but are ours as well.
 */
export function compare(samples: Samples, ours: string, ownProducts: readonly string[] = []): Comparison {
  const rows = [...samples].map(([measurement, byProduct]) => {
    const medians = Object.fromEntries(
      [...byProduct].map(([product, values]) => [product, Math.round(getMedian(values))]),
    );
    const others = Object.entries(medians).filter(
      ([product]) => product !== ours && !ownProducts.includes(product),
    );
    const best = Math.min(...others.map(([, median]) => median));
    const own = medians[ours];
    return {
      measurement,
      medians,
      ratio: own === undefined || others.length === 0 ? null : Number((own / best).toFixed(2)),
    };
  });
  const counts = [...samples.values()].flatMap((byProduct) =>
    [...byProduct.values()].map(({ length }) => length),
  );
  return {
    ours,
    products: [
      ...new Set([
        ours,
        ...ownProducts,
        ...[...samples.values()].flatMap((byProduct) => [...byProduct.keys()]),
      ]),
    ],
    rounds: Math.min(...counts),
    rows,
  };
}

/** Formats medians as a table with a column for each product. */
export function formatComparison({ ours, products, rounds, rows }: Comparison, unit = 'ms'): string {
  const table = [
    [`median of ${rounds}, ${unit}`, ...products, 'ratio'],
    ...rows.map(({ measurement, medians, ratio }) => [
      measurement,
      ...products.map((product) => `${medians[product] ?? ''}`),
      ratio === null ? '' : `x ${ratio.toFixed(2)}`,
    ]),
  ];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const lines = table.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', `Ratio: ${ours} divided by the best other product.`].join('\n');
}
