/**
 * Number of typing errors between two words: a letter missing, added, wrong, or swapped with its neighbour (optimal
 * string alignment distance). Stops early beyond `limit` and returns `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(lastRow[j]! + 1, row[j - 1]! + 1, lastRow[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, rowBeforeLast[j - 2]! + 1);
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return limit + 1;
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return lastRow[b.length]!;
}
