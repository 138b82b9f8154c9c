// Read by whatever Node there is, so in words that old ones understand.

/**
 * Whether a version satisfies a range made of comparators (`>=`, `<`) and `||`, as in package.json `engines`.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  return range.split('||').some(function (alternative) {
    return alternative
      .trim()
      .split(/\s+/)
      .every(function (comparator) {
        const least = comparator.slice(0, 2) === '>=';
        const order = compare(version, comparator.replace(/^[<>=]+/, ''));
        return least ? order >= 0 : order < 0;
      });
  });
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] || 0) - (right[index] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
