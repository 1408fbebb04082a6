/** Sum of amounts as they are typed, euros: what is empty, or is no number, counts for nothing. */
export const totalOf = (amounts: readonly unknown[]): number =>
  amounts.reduce<number>((total, amount) => total + (typeof amount === 'number' ? amount : 0), 0)
